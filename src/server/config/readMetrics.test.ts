import { expect, it } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readMetrics } from './readMetrics.ts';

function read(environment: Readonly<Record<string, string>>) {
  const reader = new EnvironmentReader(environment);
  const metrics = readMetrics(reader, 4000);
  return { metrics, messages: reader.problems.map(({ message }) => message) };
}

it('metrics are served where a port is set, and to this machine unless an address is', () => {
  expect(read({}).metrics).toBeNull();
  expect(read({ METRICS_HOST: '10.0.0.1' }).metrics).toBeNull();
  expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(read({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.1' }).metrics).toEqual({
    host: '10.0.0.1',
    port: 9464,
  });
});

it.each([
  ['4000', 'Write another port than PORT has.'],
  ['many', 'Write a whole number from 0 to 65535.'],
])('METRICS_PORT=%s is refused', (value, advice) => {
  expect(read({ METRICS_PORT: value }).messages).toEqual([
    `METRICS_PORT is '${value}', which cannot be used. ${advice}`,
  ]);
});

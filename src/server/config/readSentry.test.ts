import { expect, it } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readSentry } from './readSentry.ts';

const DSN = 'https://0123456789abcdef@o1.ingest.example/42';

it('reads where reports go, in production', () => {
  const reader = new EnvironmentReader({ SENTRY_DSN: DSN });
  expect(readSentry(reader, 'production')).toEqual({
    dsn: DSN,
    publicKey: '0123456789abcdef',
    envelopeUrl: 'https://o1.ingest.example/api/42/envelope/',
  });
  expect(reader.problems).toEqual([]);
});

it('keeps the path of a service of the business’s own', () => {
  const reader = new EnvironmentReader({ SENTRY_DSN: 'https://0123456789@s.example/in/7' });
  expect(readSentry(reader, 'production')?.envelopeUrl).toBe(
    'https://s.example/in/api/7/envelope/',
  );
});

it.each(['development', 'test'] as const)('sends nothing in %s, whatever is set', (environment) => {
  expect(readSentry(new EnvironmentReader({ SENTRY_DSN: DSN }), environment)).toBeNull();
});

it('sends nothing without a key', () => {
  expect(readSentry(new EnvironmentReader({}), 'production')).toBeNull();
});

it.each([
  'nonsense',
  'https://o1.example/42',
  'ftp://0123456789@o1.example/4',
  'https://0123456789@o1.example/x?y',
])('refuses %s', (dsn) => {
  const reader = new EnvironmentReader({ SENTRY_DSN: dsn });
  expect(readSentry(reader, 'production')).toBeNull();
  expect(reader.problems.map(({ variable }) => variable)).toEqual(['SENTRY_DSN']);
});

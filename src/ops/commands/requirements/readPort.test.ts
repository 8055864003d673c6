import { expect, it } from 'vitest';
import { readPort } from './readPort.ts';

it('uses the usual port unless another is set', () => {
  expect([readPort(undefined, 4000), readPort('', 4000), readPort('81', 4000)]).toEqual([
    4000, 4000, 81,
  ]);
});

it.each(['http', '0', '65536', '4000.5', '-1'])('refuses %s as a port', (value) => {
  expect(() => readPort(value, 4000)).toThrow(
    `PORT is '${value}'. Set it to a number from 1 to 65535.`,
  );
});

import { readConfigureGlobal } from 'fast-check';
import { expect, it } from 'vitest';

it('tries the same random cases in each run, except in the full one', () => {
  const isFull = process.env['TEST_FULL'] !== undefined;
  expect(readConfigureGlobal()?.seed === undefined).toBe(isFull);
});

import { expect, it } from 'vitest';
import { depthOf } from './depth.ts';

it('is exhaustive in a full run', () => {
  expect(depthOf({ TEST_FULL: '1' })).toEqual({
    propertyRuns: 100_000,
    histories: 5000,
    kills: 50,
    handOvers: 20,
    oneBadTextIn: 1,
    oneLinkIn: 1,
    combinedBrands: 250,
  });
});

it('tries some of everything in a quick run', () => {
  const [quick, full] = [depthOf({}), depthOf({ TEST_FULL: '1' })];
  for (const name of [
    'propertyRuns',
    'histories',
    'kills',
    'handOvers',
    'combinedBrands',
  ] as const) {
    expect(quick[name]).toBeGreaterThanOrEqual(full[name] / 20);
    expect(quick[name]).toBeLessThan(full[name]);
  }
  for (const name of ['oneBadTextIn', 'oneLinkIn'] as const) {
    expect(quick[name]).toBeLessThanOrEqual(10);
  }
});

it('tries few cases for each of many mutants', () => {
  expect(depthOf({ MUTATION: '1' }).propertyRuns).toBe(100);
});

it('kills as often as KILLS says', () => {
  expect(depthOf({ KILLS: '500', TEST_FULL: '1' })).toMatchObject({ kills: 500, histories: 5000 });
});

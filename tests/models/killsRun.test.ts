import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { depthOf } from '../factories/depth.ts';
import { KILLS_TEST, killsRun } from './kills/killsRun.ts';

it.each([
  ['sqlite', 'unit', undefined],
  ['postgres', 'postgres', 'postgres'],
] as const)('the server is killed on %s as often as is asked', (database, project, on) => {
  const { environment, options } = killsRun(500, database);

  expect(depthOf(environment).kills).toBe(500);
  expect(options).toEqual(['run', `--project=${project}`, KILLS_TEST]);
  expect('TEST_DATABASE' in environment ? environment.TEST_DATABASE : undefined).toBe(on);
  expect(existsSync(resolve(import.meta.dirname, '../..', KILLS_TEST))).toBe(true);
});

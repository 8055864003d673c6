import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FETCHED_TOGETHER } from './filesOfThePage.ts';

const SRC = join(import.meta.dirname, '../../..');

it.each(Object.values(FETCHED_TOGETHER).flat())('%s is a source that the build finds', (path) => {
  expect(globSync(`${path}.{ts,tsx}`, { cwd: SRC })).toHaveLength(1);
});

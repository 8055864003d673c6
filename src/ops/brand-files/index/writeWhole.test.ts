import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { writeWhole } from './writeWhole.ts';

it('writes a file, and replaces one', async () => {
  const dir = await aTemporaryFolder();
  writeWhole(join(dir, 'part.woff2'), 'old');
  writeWhole(join(dir, 'part.woff2'), 'new');
  expect(readdirSync(dir)).toEqual(['part.woff2']);
  expect(readFileSync(join(dir, 'part.woff2'), 'utf8')).toBe('new');
});

it('leaves nothing beside a file that it cannot write', async () => {
  const dir = await aTemporaryFolder();
  mkdirSync(join(dir, 'part.woff2'));
  expect(() => writeWhole(join(dir, 'part.woff2'), 'new')).toThrow('EISDIR');
  expect(readdirSync(dir)).toEqual(['part.woff2']);
});

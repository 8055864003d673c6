import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS, type Limit } from './limits.ts';

/** A row of the table in docs/security.md. */
function rowOf([name, { by, counts, keptIn, points, seconds, answer = '429' }]: [string, Limit]) {
  const span = seconds === 3600 ? 'an hour' : `${seconds / 60} minutes`;
  return `| \`${name}\` | ${counts} | ${by} | ${points} in ${span} | ${keptIn} | ${answer} |`;
}

it('docs/security.md has every limit as it is, and no other', async () => {
  const file = join(import.meta.dirname, '../../../docs/security.md');
  const lines = (await readFile(file, 'utf8')).split('\n');

  const rows = lines.filter((line) => /^\| `\w+By\w+` \|/.test(line));

  expect(rows).toEqual(Object.entries(LIMITS).map(rowOf));
});

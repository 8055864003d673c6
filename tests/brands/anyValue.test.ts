import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/core/brand/JsonValue.ts';
import { checkBrandFolder } from '../../src/ops/brand-files/checks/checkBrandFolder.ts';
import { formatProblems } from '../../src/ops/brand-files/format/formatProblems.ts';
import { CheckMemory } from '../../src/ops/brand-files/memory/CheckMemory.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';

const isFull = process.env['TEST_FULL'] !== undefined;
const GOOD = join(import.meta.dirname, 'good');
const FILES = readdirSync(GOOD, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .toSorted();

/** A value of each JSON type. */
const VALUES: readonly JsonValue[] = [null, true, 1, 'text', [], {}];

/** All values in `npm run test:full`, otherwise one at every second place, each type in turn. */
function valuesAt(place: number): readonly JsonValue[] {
  if (isFull) return VALUES;
  return place % 2 === 0 ? [VALUES[(place / 2) % VALUES.length] ?? null] : [];
}

type Path = readonly string[];

function pathsOf(value: JsonValue, at: Path = []): Path[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inside = members.flatMap(([key, member]) => pathsOf(member, [...at, key]));
  return at.length === 0 ? inside : [at, ...inside];
}

function changedAt(value: JsonValue, [key, ...rest]: Path, to: JsonValue): JsonValue {
  if (key === undefined) return to;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]): [string, JsonValue] => [
    name,
    name === key ? changedAt(member, rest, to) : member,
  ]);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

async function aChecker(name: string) {
  const dir = await aTemporaryFolder();
  cpSync(GOOD, dir, { recursive: true });
  // As in the Studio, what is unchanged is not checked again.
  const memory = new CheckMemory();
  return (value: JsonValue) => {
    writeFileSync(join(dir, name), JSON.stringify(value, null, 2));
    const { problems, warnings } = checkBrandFolder(dir, memory);
    return formatProblems(problems, 'pretty', warnings, picocolors.createColors(false));
  };
}

it.each(FILES)(
  'whatever is anywhere in %s, the check tells of it and does not fail',
  async (name) => {
    const written: JsonObject = JSON.parse(readFileSync(join(GOOD, name), 'utf8'));
    const check = await aChecker(name);
    for (const [place, path] of pathsOf(written).entries()) {
      for (const value of valuesAt(place)) {
        const output = check(changedAt(written, path, value));
        const odd = /undefined|\[object/.test(output) ? [path.join('/'), value, output] : [];
        expect(odd).toEqual([]);
      }
    }
  },
);

it('a wrong item of any list of a catalogue is told of, beside the faults of other items', async () => {
  const name = 'plans/acme-us.json';
  const text = readFileSync(join(GOOD, name), 'utf8').replace('"initial": 2', '"initial": 99');
  const faulty: JsonObject = JSON.parse(text);
  const check = await aChecker(name);
  for (const list of ['plans', 'addons', 'ivrPlans', 'discounts']) {
    const items = Array.isArray(faulty[list]) ? faulty[list] : [];
    const output = check({ ...faulty, [list]: [...items, false] });
    expect(output).toContain('false is not an object.');
    expect(output).toContain('99 users are chosen at the start, and 1 to 50 are allowed.');
  }
});

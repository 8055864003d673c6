import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkBrandFolder } from '../../src/ops/brand-files/checks/checkBrandFolder.ts';
import { CheckMemory } from '../../src/ops/brand-files/memory/CheckMemory.ts';
import type { Problem } from '../../src/ops/brand-files/problem/Problem.ts';
import { shownPath } from '../../src/ops/brand-files/sources/shownPath.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { fixtureNames } from './checkFixture.ts';

/** Returns the replacements that a fix suggests: each text or number that it names. */
function suggestionsOf({ fix }: Problem): readonly string[] {
  const bare = /Write ([\w.-]+) without quotes/.exec(fix)?.[1];
  if (bare !== undefined) return [bare];
  const [, listed = ''] =
    /^(?:Did you mean|Write(?: one of)?) (.+?)(?: and \d+ more)?[.?:]?$/.exec(fix) ?? [];
  const told = /^(?:"[^"]*"|\[[^\]]*\]|\d[\d.]*|true|false)(?:(?:, | or | and )"[^"]*")*/.exec(
    listed,
  )?.[0];
  return [...(told ?? '').matchAll(/"[^"]*"|\[[^\]]*\]|\d+(?:\.\d+)?|true|false/g)].map(
    ([it]) => it,
  );
}

/** Replaces the part of a file that a problem marks. */
function withSuggestion(text: string, { column, length, line }: Problem, written: string): string {
  const lines = text.split('\n');
  const at = lines[line - 1] ?? '';
  lines[line - 1] = at.slice(0, column - 1) + written + at.slice(column - 1 + length);
  return lines.join('\n');
}

/** Spoils the good folder and applies each suggestion. Returns the remaining problems at that place. */
async function stillToldAfter(spoil: (dir: string) => void) {
  const dir = await aTemporaryFolder();
  cpSync(join(import.meta.dirname, 'good'), dir, { recursive: true });
  spoil(dir);
  // As in the Studio, what is unchanged is not checked again.
  const memory = new CheckMemory();
  const { problems } = checkBrandFolder(dir, memory);
  const still: string[] = [];
  for (const problem of problems) {
    const file = join(dir, problem.file.replace(`${shownPath(dir)}/`, ''));
    for (const written of suggestionsOf(problem)) {
      const before = readFileSync(file, 'utf8');
      writeFileSync(file, withSuggestion(before, problem, written));
      const after = checkBrandFolder(dir, memory).problems.filter(
        (it) =>
          it.file === problem.file && it.line === problem.line && it.column === problem.column,
      );
      still.push(
        ...after.map(({ fix, why }) => `${problem.why} ${problem.fix} → ${written}: ${why} ${fix}`),
      );
      writeFileSync(file, before);
    }
  }
  return { problems, still };
}

it.each(fixtureNames())('what %s suggests to write is valid', async (name) => {
  const { still } = await stillToldAfter((dir) =>
    cpSync(join(import.meta.dirname, 'broken', name), dir, { recursive: true }),
  );
  expect(still).toEqual([]);
});

it.each([
  ['"isHIPAA": false', 'Did you mean "acme-usa"?'],
  ['"isHIPAA": true', 'Add plans/acme-us.json.'],
])('a catalogue with %s for a brand without terms under HIPAA: %s', async (written, fix) => {
  const { problems } = await stillToldAfter((dir) => {
    const text = readFileSync(join(dir, 'plans/acme-us.json'), 'utf8');
    rmSync(join(dir, 'plans/acme-us.json'));
    writeFileSync(join(dir, 'plans/acme-usa.json'), text.replace('"isHIPAA": false', written));
  });
  expect(problems.map((it) => it.fix)).toContain(fix);
});

/** Further mistakes, each in a file of the good folder: the original, and the mistake. */
const SLIPS = [
  ['acme.json', '"https://www.acme.example"', '"javascript:alert(1)"'],
  ['acme.json', '"https://www.acme.example"', '"data:text/html,hello"'],
  ['acme.json', '"https://www.acme.example"', '"mailto:help@acme.example"'],
  ['acme.json', '"https://www.acme.example"', '""'],
  ['acme.json', '"https://www.acme.example"', '" "'],
  ['acme.json', '"https://www.acme.example"', '"http://"'],
  ['acme.json', '"https://www.acme.example"', '"www.acme.example"'],
  ['acme.json', '"https://www.acme.example"', '"http://www.acme.example/a b"'],
  ['acme.json', '"https://www.acme.example"', '"http://localhost:4000"'],
  ['acme.json', '"https://www.acme.example"', '"//www.acme.example/x"'],
  ['acme.json', '"https://www.acme.example"', '"HTTPS://www.acme.example"'],
  ['acme.json', '"https://www.acme.example"', '"https://localhost"'],
  ['acme.json', '"https://www.acme.example"', '"https://10.0.0.1/"'],
  ['acme.json', '"https://www.acme.example"', '"https://acme"'],
  ['acme.json', '"https://www.acme.example"', '"https://a:b@www.acme.example"'],
  ['acme.json', '"https://www.acme.example"', '"https://a:b@localhost"'],
  ['acme.json', '"https://www.acme.example"', '"https://a@b@www.acme.example/x@y"'],
  ['acme.json', '"https://www.acme.example"', '12'],
  ['defaults/base.json', '"help@acme.example"', '12'],
  ['acme.json', '"#0a7048"', '123456'],
  ['defaults/base.json', '"terms": "terms"', '"terms": "terms.md"'],
  ['defaults/base.json', '"terms": "terms"', '"terms": "terms/terms.md"'],
  ['defaults/base.json', '"terms": "terms"', '"terms": "Terms"'],
  ['defaults/base.json', '"acme.svg"', '"logos/acme.svg"'],
  ['defaults/base.json', '"acme.svg"', '"acme.png"'],
  ['defaults/base.json', '"phoneNumber": ["free"]', '"phone": ["free"]'],
  ['defaults/base.json', '"phoneNumber": ["free"]', '"phone": ["paid"]'],
  [
    'defaults/base.json',
    '{ "widget": "heading" }',
    '{ "widget": "heading", "when": { "signupType": ["free"] } }',
  ],
  ['acme.json', '"acme-us"', '"nope"'],
  ['defaults/market/UK.json', '"GBP"', '"EUR"'],
  ['acme.json', '"liveChat",', '"liveChat", "currency": "EUR",'],
  ['acme.json', '"liveChat",', '"liveChat", "payment": { "methods": ["card"] },'],
  ['plans/acme-us.json', '2900', '"16"'],
  ['plans/acme-us.json', '2900', '1.6e1'],
  ['plans/acme-us.json', '2900', '2.9e3'],
  ['defaults/base.json', '"optionalOn"', '"optional"'],
  [
    'defaults/base.json',
    '{ "widget": "heading" }',
    '{ "widget": "heading", "when": { "signupType": "free" } }',
  ],
  [
    'defaults/base.json',
    '{ "widget": "heading" }',
    '{ "widget": "heading", "when": { "signupTypes": "free" } }',
  ],
  ['defaults/base.json', '{ "widget": "heading" }', '{ "wigdet": "heading" }'],
  ['acme.json', '"acme-us"', '"acme-uk"'],
  ['acme.json', '"acme-us"', '"acme-us.json"'],
  ['acme.json', '"liveChat"', '"live-chat"'],
  ['acme.json', '"US"', '"USA"'],
  ['acme.json', '"US"', '"us"'],
  ['acme.json', '"signup.acme.example"', '"https://signup.acme.example/"'],
  ['acme.json', '"signup.acme.example"', '"SIGNUP.acme.example:8080"'],
  ['acme.json', '"signup.acme.example"', '"signup_acme.example"'],
  ['acme.json', '"#0a7048"', '"0a7048"'],
  ['acme.json', '"#0a7048"', '"#0A7"'],
  ['acme.json', '"hosts"', '"host"'],
  ['acme.json', '"id": "acme",', '"id": "acme", "idd": "acme",'],
  ['acme.json', '"id": "acme"', '"id": "Acme"'],
  ['acme-uk.json', '"acme"', '"acme.json"'],
  ['acme-uk.json', '"acme"', '"Acme"'],
  ['defaults/market/UK.json', '"en-GB"', '"en_gb"'],
  ['defaults/market/UK.json', '"GBP"', '"gbp"'],
  ['plans/acme-us.json', '"monthly"', '"month"'],
  ['plans/acme-us.json', '2900', '"29"'],
  ['plans/acme-us.json', '"isHIPAA": false', '"isHIPAA": "False"'],
  ['plans/acme-us.json', '"initial": 2', '"initial": "20000"'],
  ['plans/acme-us.json', '"initial": 2', '"initial": "2.5"'],
  ['plans/acme-us.json', '"initial": 2', '"initial": "02"'],
  ['plans/acme-us.json', '"monthly"', '1'],
  ['acme.json', '["signup.acme.example"]', '"signup.acme.example"'],
  ['acme.json', '["signup.acme.example"]', '"https://Signup.acme.example"'],
  ['acme.json', '["signup.acme.example"]', '"a \\"name\\""'],
  ['acme.json', '"#0a7048"', '"constructor"'],
  ['acme.json', '"signup.acme.example"', '"constructor"'],
  ['defaults/base.json', '"defaultTaxRate": 0', '"defaultTaxRate": "2900"'],
] as const;

it.each(SLIPS)('in %s, with %s written as %s: the suggestion is valid', async (file, from, to) => {
  const { problems, still } = await stillToldAfter((dir) => {
    const text = readFileSync(join(dir, file), 'utf8');
    writeFileSync(join(dir, file), text.replace(from, to));
  });
  expect(problems).not.toEqual([]);
  expect(still).toEqual([]);
});

it('names what a setting can be in the place of a number, and not that number as a text', async () => {
  const { problems } = await stillToldAfter((dir) => {
    const path = join(dir, 'defaults/base.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('{ "widget": "heading" }', '{ "widget": 0 }'));
  });
  expect(problems.map(({ fix }) => fix).join()).toMatch(/^Write one of "account-details", /);
});

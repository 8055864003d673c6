import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type CheckedFolder,
  checkBrandFolder,
} from '../../src/ops/brand-files/checks/checkBrandFolder.ts';
import type { Problem } from '../../src/ops/brand-files/problem/Problem.ts';
import { shownPath } from '../../src/ops/brand-files/sources/shownPath.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { fixtureNames } from './checkFixture.ts';
import { followAdvice } from './followAdvice.ts';

type Spoil = (dir: string) => void;

function inFile(file: string, from: string, to: string): Spoil {
  return (dir) => {
    const text = readFileSync(join(dir, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(dir, file), text.replace(from, to));
  };
}

/** A question of acme with these keys, which replace those before them. */
function asking(keys: string): Spoil {
  return (dir) => {
    const path = join(dir, 'acme.json');
    const brand = JSON.parse(readFileSync(path, 'utf8'));
    const usual = { kind: 'shortText', label: 'Which?', required: false, personal: false };
    const place = { widget: 'company-name' };
    const which = { ...usual, place, ...JSON.parse(`{${keys}}`) };
    writeFileSync(path, JSON.stringify({ ...brand, questions: { which } }, null, 2));
  };
}

const THEME = '"theme": { "accent": "#0a7048", "ink": "#14231c", "surface": "#fbfbf7" },';

/** Faults of whole files, and of merged layers. */
const SPOILT: Readonly<Record<string, Spoil>> = {
  'a brand in capitals': (dir) => renameSync(join(dir, 'acme-uk.json'), join(dir, 'Acme-UK.json')),
  'an extended brand in capitals': (dir) =>
    renameSync(join(dir, 'acme.json'), join(dir, 'Acme.json')),
  'a catalogue in capitals': (dir) =>
    renameSync(join(dir, 'plans/acme-us.json'), join(dir, 'plans/Acme-US.json')),
  'a text in capitals': (dir) =>
    renameSync(join(dir, 'terms/terms.md'), join(dir, 'terms/Terms.md')),
  'a logo in capitals': (dir) =>
    renameSync(join(dir, 'logos/acme.svg'), join(dir, 'logos/Acme.svg')),
  'no base layer': (dir) => rmSync(join(dir, 'defaults/base.json')),
  'no layer of a market': (dir) => rmSync(join(dir, 'defaults/market/US.json')),
  'no layers at all': (dir) => rmSync(join(dir, 'defaults'), { recursive: true }),
  'no brand to extend': (dir) => rmSync(join(dir, 'acme.json')),
  'a brand without a theme': inFile('acme.json', THEME, ''),

  'a phone among the fields': inFile(
    'defaults/base.json',
    '"phoneNumber": ["free"]',
    '"phone": "+1 555 010 0100"',
  ),
  'a support phone at the root': inFile(
    'acme.json',
    '"plans":',
    '"phone": "+1 555 010 0100", "plans":',
  ),
  'a list at the root that is a text elsewhere': inFile(
    'acme.json',
    '"plans":',
    '"phone": ["paid"], "google": "yes", "radius": 3, "plans":',
  ),
  'a plan under HIPAA': inFile('plans/acme-us.json', '"isHIPAA": false', '"isHIPAA": true'),
  'nothing below the form': inFile(
    'acme.json',
    '"plans":',
    '"pages": { "signup": { "main": [], "lower": [] } }, "plans":',
  ),
  'a limit that a pattern cannot meet': asking('"limits": { "pattern": "npi", "maxLength": 5 }'),
  'a day in the past for whom an answer is required': asking(
    '"kind": "date", "required": true, "limits": { "earliest": "today", "latest": "2026-01-01" }',
  ),
  'an option that says what every optional choice has': asking(
    '"kind": "oneOf", "options": { "none": "No answer", "few": "Few", "many": "Many" }',
  ),
  'a condition on provinces that nobody chooses': asking('"when": { "provinces": ["AB"] }'),
  'a widget that is a question': inFile(
    'acme.json',
    '"plans":',
    '"pages": { "error": { "main": [{ "widget": "error-notice" }, { "widget": "question" }] } }, "plans":',
  ),
  'a dark scheme in light colours': inFile(
    'acme.json',
    THEME,
    THEME.replace(
      ' }',
      ', "dark": { "accent": "#0a7048", "ink": "#14231c", "surface": "#fbfbf7" } }',
    ),
  ),
  'an overage of a plan without minutes that costs nothing': inFile(
    'plans/acme-us.json',
    '"price": 2900',
    '"price": 0, "overage": 20',
  ),
  'a zero with a sign': inFile('plans/acme-us.json', '"setUpFee": 0', '"setUpFee": -0'),
  'a plan without a sign-up type': inFile(
    'plans/acme-us.json',
    '"signupTypes": ["paid"]',
    '"signupTypes": []',
  ),
  'a key of another group whose place is taken': inFile(
    'acme.json',
    '"links"',
    '"login": "https://old.acme.example/", "links"',
  ),
  'a zero-width character': inFile('acme.json', '"Acme"', '"Ac\u200bme"'),
  'a soft hyphen in a heading': inFile(
    'acme.json',
    '"plans":',
    '"headings": { "paid": "Pay\u00adment" }, "plans":',
  ),
};

const CASES: readonly (readonly [string, Spoil])[] = [
  ...fixtureNames().map((name): [string, Spoil] => [
    name,
    (dir) => cpSync(join(import.meta.dirname, 'broken', name), dir, { recursive: true }),
  ]),
  ...Object.entries(SPOILT),
];

async function aSpoiltFolder(spoil: Spoil): Promise<string> {
  const dir = await aTemporaryFolder();
  cpSync(join(import.meta.dirname, 'good'), dir, { recursive: true });
  spoil(dir);
  return dir;
}

/** Whether two problems in two copies of a folder are the same. */
function isAbout(one: Problem, other: Problem, dirs: readonly [string, string]): boolean {
  const [a, b] = [one, other].map(({ file }, at) => file.replace(shownPath(dirs[at] ?? ''), ''));
  return a === b && one.pointer === other.pointer && one.why === other.why;
}

/** Returns the brands changed through a shared layer, although the problem does not name them. */
function othersChanged(before: CheckedFolder, after: CheckedFolder, problem: Problem): string[] {
  if (!problem.file.includes('/defaults/')) return [];
  return [...before.resolved].flatMap(([id, { brand }]) => {
    const isTold = problem.brands.includes(id) || problem.fix.includes(`"${id}"`);
    const isSame = JSON.stringify(after.resolved.get(id)?.brand) === JSON.stringify(brand);
    return isTold || isSame ? [] : [id];
  });
}

/** Advice that only a person can follow. `suggestions.test` covers what is quoted after 'Write'. */
const FOR_PEOPLE =
  /^(?:Did you mean|Translate it|Write|Take out|Word one|Place it|Name it|Change (?:the condition|one)|Take one|Add a "purpose"|Close|Begin|JSON has|Save (?:it as UTF-8|the logo)|Point to|List at least|Remove (?:the|what|all|"[A-Z]+" here)|Add (?:xmlns|viewBox|a rate|"\w+" to the signupTypes)|Remove it, or draw)/;

it.each(CASES)(
  'following the advice about %s fixes it, or it is for people',
  async (_name, spoil) => {
    const dir = await aSpoiltFolder(spoil);
    const before = checkBrandFolder(dir);
    const still: string[] = [];
    const unread: string[] = [];
    for (const problem of before.problems) {
      const copy = await aSpoiltFolder(spoil);
      const file = problem.file.replace(`${shownPath(dir)}/`, '');
      if (!followAdvice(copy, file, problem)) {
        if (!FOR_PEOPLE.test(problem.fix)) unread.push(problem.fix);
        continue;
      }
      const after = checkBrandFolder(copy);
      const left = after.problems.filter((it) => isAbout(problem, it, [dir, copy]));
      still.push(...left.map(({ why }) => `${problem.why} ${problem.fix} → ${why}`));
      still.push(...othersChanged(before, after, problem).map((id) => `${problem.fix} → ${id}`));
    }
    expect({ still, unread }).toEqual({ still: [], unread: [] });
  },
);

it('a paid plan that costs nothing is found beside a price that it does not charge', async () => {
  const free = inFile('plans/acme-us.json', '"price": 2900', '"price": 0, "overage": 20');
  const { problems } = checkBrandFolder(await aSpoiltFolder(free));
  expect(problems.map(({ pointer }) => pointer)).toEqual([
    '/plans/0/overage',
    '/plans/0/signupTypes/0',
  ]);
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setAt } from '../../src/core/brand/editValue.ts';
import type { JsonObject, JsonValue } from '../../src/core/brand/JsonValue.ts';
import { checkBrandFolder } from '../../src/ops/brand-files/checks/checkBrandFolder.ts';
import { shownPath } from '../../src/ops/brand-files/sources/shownPath.ts';
import { aBrandFolder } from '../factories/brands/ranBrands.ts';

/** Settings by their pointers. */
type Settings = Readonly<Record<string, JsonValue>>;

interface Case {
  /** What the extended brand sets, which is right for it. */
  readonly ofAcme: Settings;
  /** What makes that wrong in a brand that extends it; null takes a setting out. */
  readonly own: Settings;
  /** The inherited setting with the problem, and a value that solves it in the brand itself. */
  readonly mended: readonly [pointer: string, value: JsonValue];
}

const DRAWN = { file: 'wide.svg', width: 400, height: 200 };
const QUESTION = {
  kind: 'yesNo',
  label: 'Do you work in a team?',
  required: false,
  personal: false,
  place: { widget: 'company-name' },
};

const PAID: Case = {
  ofAcme: { '/signupTypes': { offered: ['free', 'paid'], default: 'free' } },
  own: { '/signupTypes/offered': ['paid'] },
  mended: ['/signupTypes/default', 'paid'],
};

const CASES: Readonly<Record<string, Case>> = {
  'a catalogue in the currency of its market': {
    ofAcme: {},
    own: { '/plans': null },
    mended: ['/plans/catalogue', 'acme-uk'],
  },
  'the height of another illustration': {
    ofAcme: { '/theme/signature/illustration': DRAWN },
    own: { '/theme/signature/illustration/file': 'square.svg' },
    mended: ['/theme/signature/illustration/height', 400],
  },
  'the height of another illustration below': {
    ofAcme: { '/theme/signature/illustrationBelow': DRAWN },
    own: { '/theme/signature/illustrationBelow/file': 'square.svg' },
    mended: ['/theme/signature/illustrationBelow/height', 400],
  },
  'a way to pay of its market': {
    ofAcme: { '/payment': { methods: ['CC', 'ACH'], mandateText: 'I authorise Acme.' } },
    own: {},
    mended: ['/payment/methods', ['CC']],
  },
  'the hosts of its dashboard': {
    ofAcme: { '/redirectHosts': ['app.acme.example'] },
    own: { '/links/dashboard': 'https://app.acme-uk.example/' },
    mended: ['/redirectHosts', ['app.acme-uk.example']],
  },
  'the usual one of its sign-up types': PAID,
  'a question about its plans': {
    ofAcme: { '/questions/team': { ...QUESTION, when: { plans: ['team'] } } },
    own: { '/plans/catalogue': 'other-uk' },
    mended: ['/questions/team/when/plans', ['squad']],
  },
};

function changeFile(dir: string, file: string, settings: Settings): void {
  const path = join(dir, file);
  const before: JsonObject = JSON.parse(readFileSync(path, 'utf8'));
  const after = Object.entries(settings).reduce(
    (value, [pointer, to]) => setAt(value, pointer, to),
    before,
  );
  const kept = Object.entries(after).filter(([, value]) => value !== null);
  writeFileSync(path, JSON.stringify(Object.fromEntries(kept), null, 2));
}

/** The good folder with two drawings, and a second catalogue for the UK. */
async function aFolder({ ofAcme, own }: Case): Promise<string> {
  const dir = await aBrandFolder();
  mkdirSync(join(dir, 'illustrations'));
  for (const [name, height] of [
    ['wide', 200],
    ['square', 400],
  ] as const) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ${height}"><path d="M0 0h9"/></svg>\n`;
    writeFileSync(join(dir, `illustrations/${name}.svg`), svg);
  }
  const catalogue = readFileSync(join(dir, 'plans/acme-uk.json'), 'utf8');
  writeFileSync(
    join(dir, 'plans/other-uk.json'),
    catalogue.replaceAll('"team"', '"squad"').replace('"acme-uk"', '"other-uk"'),
  );
  changeFile(dir, 'acme.json', ofAcme);
  changeFile(dir, 'acme-ca.json', { '/extends': null, ...ofBase });
  changeFile(dir, 'acme-uk.json', own);
  return dir;
}

/** What acme-ca has from acme, so that it need not extend it. */
const ofBase: Settings = {
  '/links': {
    website: 'https://www.acme.example',
    login: 'https://app.acme.example/login',
    dashboard: 'https://app.acme.example/',
  },
  '/theme': { accent: '#0a7048', ink: '#14231c', surface: '#fbfbf7' },
};

it.each(Object.entries(CASES))(
  'a brand that extends another and needs its own for %s is told of it in its own file',
  async (_, it) => {
    const dir = await aFolder(it);
    const { problems } = checkBrandFolder(dir);
    const [pointer, value] = it.mended;
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem.file).toBe(`${shownPath(dir)}/acme-uk.json`);
      expect(problem.pointer.startsWith(pointer)).toBe(true);
      expect(problem.brands).toEqual([]);
      expect(problem.fix).toContain('in this file, and leave that of "acme" as it is.');
    }
    changeFile(dir, 'acme-uk.json', { [pointer]: value });
    expect(checkBrandFolder(dir).problems).toEqual([]);
  },
);

it('a fault that the extended brand has itself stays in its file, once', async () => {
  const dir = await aBrandFolder();
  changeFile(dir, 'acme.json', { '/links/dashboard': 'https://elsewhere.example/' });
  const { problems } = checkBrandFolder(dir);
  expect(problems.map(({ brands, check, file }) => [file, check, brands])).toEqual([
    [`${shownPath(dir)}/defaults/base.json`, 'redirect-hosts', ['acme-ca', 'acme-uk', 'acme']],
  ]);
});

it('tells each brand of a chain of three of what it has from the one before', async () => {
  const dir = await aFolder(PAID);
  writeFileSync(join(dir, 'acme-three.json'), readFileSync(join(dir, 'acme-uk.json'), 'utf8'));
  const own = { '/id': 'acme-three', '/hosts': ['three.example'], '/extends': 'acme-uk' };
  changeFile(dir, 'acme-three.json', { ...own, '/signupTypes': null });
  const { problems } = checkBrandFolder(dir);
  expect(problems.map(({ brands, file }) => [file, brands])).toEqual([
    [`${shownPath(dir)}/acme-uk.json`, ['acme-three']],
  ]);
});

it('ends for brands that extend each other, each with a fault in the other', async () => {
  const dir = await aBrandFolder();
  changeFile(dir, 'acme.json', { '/extends': 'acme-uk' });
  changeFile(dir, 'acme-uk.json', { '/links/dashboard': 'https://app.acme-uk.example/' });
  expect(checkBrandFolder(dir).problems.map(({ check }) => check)).toContain('layer-cycle');
});

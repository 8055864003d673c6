import { expect, it } from 'vitest';
import { bytesTable, largestPages } from '../../scripts/checks/page-bytes/bytesTable.ts';
import {
  BUDGET_KINDS,
  BUDGETS,
  judgeBytes,
  MEASURES,
  type Measured,
  type MeasuredPage,
  NOISE,
} from '../../scripts/checks/page-bytes/judgeBytes.ts';

/** A page that loads exactly as much as it may. */
function aPage(overrides: Partial<MeasuredPage> = {}): MeasuredPage {
  const kind = overrides.kind ?? 'free';
  const page = {
    name: 'slotbook free',
    kind,
    language: 'only',
    asks: false,
    offersOthers: false,
    unstyled: [],
  } as const;
  return { ...page, ...BUDGETS[kind], ...overrides };
}

function measured(overrides: Partial<Measured> = {}): Measured {
  return {
    pages: BUDGET_KINDS.map((kind) => aPage({ kind })),
    modules: ['src/page/app/hydrate.tsx', 'node_modules/mobx/dist/mobx.mjs'],
    code: 'hydrate()',
    brandIds: ['slotbook'],
    ...overrides,
  };
}

it('allows what is within the budgets to the byte', () => {
  expect(judgeBytes(measured())).toEqual([]);
});

it.each(MEASURES)(
  'refuses a page whose %s is one over what brotli moves by itself, by its brand and the budget of its kind',
  (measure) => {
    const allowed = BUDGETS.paid[measure] + (NOISE[measure] ?? 0);
    const page = aPage({ name: 'ringwell paid', kind: 'paid', [measure]: allowed + 1 });
    expect(judgeBytes(measured({ pages: [aPage(), page] }))).toEqual([
      `ringwell paid: ${measure} ${allowed + 1}, at most ${allowed} on a page of the kind 'paid'.`,
    ]);
  },
);

it('the table has every page below the budget of its kind, and the build the largest of each', () => {
  const pages = [
    aPage({ name: 'small free', all: 1 }),
    aPage({ name: 'large free', all: 2 }),
    aPage({ name: 'large free fr-CA', language: 'other', all: 3 }),
    aPage({ name: 'asking free', asks: true, all: 4 }),
  ];
  const named = (rows: readonly string[]) =>
    rows.map((row) => row.trim().split('  ')[0]).filter((name) => name?.includes('free'));

  expect(named(bytesTable(pages))).toEqual(['free, at most', ...pages.map(({ name }) => name)]);
  expect(named(largestPages(pages))).toEqual(['free, at most', 'large free']);
  for (const measure of MEASURES) expect(bytesTable([])[1]).toContain(measure);
});

it('allows what languages cost, and only where they are offered', () => {
  const html = BUDGETS.free.html + 2_500;
  const verdictOf = (language: MeasuredPage['language']) =>
    judgeBytes(measured({ pages: [aPage({ language, html })] }));
  expect(verdictOf('other')).toEqual([]);
  expect([verdictOf('only'), verdictOf('default')].map(({ length }) => length)).toEqual([1, 1]);
});

it('allows what questions cost only on the pages that ask any', () => {
  const scripts = BUDGETS.free.scripts + (NOISE.scripts ?? 0) + 1;
  const verdictOf = (asks: boolean) => judgeBytes(measured({ pages: [aPage({ asks, scripts })] }));
  expect(verdictOf(true)).toEqual([]);
  expect(verdictOf(false)).toHaveLength(1);
});

it('allows what other ways to pay than a card cost only on the pages that offer one', () => {
  const scripts = BUDGETS.paid.scripts + (NOISE.scripts ?? 0) + 1;
  const verdictOf = (offersOthers: boolean) =>
    judgeBytes(measured({ pages: [aPage({ kind: 'paid', offersOthers, scripts })] }));
  expect(verdictOf(true)).toEqual([]);
  expect(verdictOf(false)).toHaveLength(1);
});

it('refuses a page that has lost styles', () => {
  const pages = [aPage({ unstyled: ['b', 'c'] })];
  expect(judgeBytes(measured({ pages }))).toEqual([
    'slotbook free has no rule for the classes b, c.',
  ]);
});

it.each(['ajv/dist/ajv.js', 'ajv-formats/dist/index.js', '@rjsf/core/dist/index.js'])(
  "refuses %s in a visitor's script, lazy or not",
  (path) => {
    const id = `node_modules/${path}`;
    expect(judgeBytes(measured({ modules: [id] }))).toEqual([
      `${id} is for editors, and in a visitor's script.`,
    ]);
  },
);

it('refuses a script that knows a brand, by its file or by its name', () => {
  const modules = ['brands/slotbook.json'];
  expect(judgeBytes(measured({ modules, code: 'const id=`slotbook`' }))).toEqual([
    'brands/slotbook.json makes the script depend on the brands.',
    "The brand 'slotbook' is named in a script, which no brand may change.",
  ]);
});

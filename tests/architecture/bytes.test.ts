import { expect, it } from 'vitest';
import { BUDGET, judgeBytes, type Measured } from '../../scripts/checks/judgeBytes.ts';

function measured(overrides: Partial<Measured> = {}): Measured {
  return {
    pages: { 'slotbook (free)': BUDGET.html },
    styles: { 'slotbook (free)': BUDGET.leastStyles },
    scripts: { 'assets/hydrate-a.js': BUDGET.script },
    ownScript: BUDGET.ownScript,
    modules: ['src/page/app/hydrate.tsx', 'node_modules/mobx/dist/mobx.mjs'],
    code: 'hydrate()',
    brandIds: ['slotbook'],
    ...overrides,
  };
}

it('allows what is within the budget to the byte', () => {
  expect(judgeBytes(measured())).toEqual([]);
});

it('refuses a page that is one byte over, by its brand', () => {
  const pages = { 'slotbook (free)': 9000, 'ringwell-ca (answeringService)': BUDGET.html + 1 };
  expect(judgeBytes(measured({ pages }))).toEqual([
    'The page ringwell-ca (answeringService) has 14001 bytes, at most 14000.',
  ]);
});

it('refuses a page that has lost styles', () => {
  const styles = { 'slotbook (free)': BUDGET.leastStyles - 1 };
  expect(judgeBytes(measured({ styles }))).toEqual([
    'slotbook (free) has 4999 bytes of CSS, at least 5000.',
  ]);
});

it('refuses a script that is one byte over, all its files together', () => {
  const scripts = { 'assets/hydrate-a.js': BUDGET.script, 'assets/shared-b.js': 1 };
  expect(judgeBytes(measured({ scripts }))).toEqual([
    'The script has 92001 bytes, at most 92000.',
    'The script is 2 requests, not one.',
  ]);
});

it('refuses own code that is one byte over', () => {
  expect(judgeBytes(measured({ ownScript: BUDGET.ownScript + 1 }))).toEqual([
    'Our own script has 22001 bytes, at most 22000.',
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

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedWith } from './checkFixture.ts';

interface Base {
  readonly pages: Record<string, Record<string, readonly { readonly widget: string }[]>>;
  readonly form: { readonly optionalOn: Record<string, readonly string[]> };
}

/** The check's output after a widget is removed from a page, with optional further changes. */
function printedWithout(
  page: string,
  widget: string,
  change: (base: Base) => void = () => undefined,
): string {
  return checkedWith((dir) => {
    const file = join(dir, 'defaults/base.json');
    const base: Base = JSON.parse(readFileSync(file, 'utf8'));
    const regions = Object.entries(base.pages[page] ?? {}).map(([region, placed]) => [
      region,
      placed.filter((it) => it.widget !== widget),
    ]);
    base.pages[page] = Object.fromEntries(regions);
    change(base);
    writeFileSync(file, JSON.stringify(base, null, 2));
  });
}

const FIELDS = ['full-name', 'company-name', 'email', 'password', 'province', 'phone-number'];
const ENDING = ['agreement', 'robot-check', 'submit'];
const SOLD = ['plan-picker', 'order-summary', 'payment-method'];

it.each([
  ...[...FIELDS, ...ENDING, ...SOLD].map((widget) => ['signup', widget] as const),
  ...[...ENDING, ...SOLD].map((widget) => ['payment', widget] as const),
  ['placed', 'placed-order'],
  ['activation', 'activation-result'],
  ['account', 'account-details'],
  ['error', 'error-notice'],
] as const)('the page %s needs %s', (page, widget) => {
  expect(printedWithout(page, widget)).toContain(` page lacks "${widget}"`);
});

it.each(['heading', 'brand-logo', 'legal-footer'])('the page signup does without %s', (widget) => {
  expect(printedWithout('signup', widget)).toBe('');
});

it.each([
  ['company-name', 'companyName'],
  ['phone-number', 'phoneNumber'],
])('the page signup does without %s where it may stay empty', (widget, name) => {
  const optional = (base: Base) => {
    base.form.optionalOn[name] = ['paid', 'free'];
  };
  expect(printedWithout('signup', widget, optional)).toBe('');
});

import { expect, test } from 'vitest';
import type { StyleRule, StyleSelector } from '../../../core/contract/StyleRule.ts';
import { pickStyles } from './pickStyles.ts';

const shape = {
  sheets: new Set(['Button.module.css']),
  attributes: { 'data-radius': 'sharp', 'data-scheme': 'light dark' },
};

function aSelector(text: string, needs: Partial<StyleSelector> = {}): StyleSelector {
  return { text, sheets: [], asks: [], ...needs };
}

function aRule(within: readonly string[], ...selectors: readonly StyleSelector[]): StyleRule {
  return { within, selectors, body: 'gap:0' };
}

test('rules keep their order, and neighbours share an at-rule', () => {
  const ui = ['@layer ui'];
  const rules = [
    aRule(ui, aSelector('a')),
    aRule([...ui, '@media print'], aSelector('b')),
    aRule(ui, aSelector('c')),
    aRule(['@layer app', '@media print'], aSelector('d'), aSelector('e')),
  ];
  expect(pickStyles(rules, shape)).toBe(
    '@layer ui{a{gap:0}@media print{b{gap:0}}c{gap:0}}@layer app{@media print{d,e{gap:0}}}',
  );
});

test('a rule of a stylesheet that the page never needs is left out with its at-rule', () => {
  const rules = [
    aRule(['@media print'], aSelector('.c', { sheets: ['Card.module.css'] })),
    aRule(['@layer ui'], aSelector('.b', { sheets: ['Button.module.css'] })),
  ];
  expect(pickStyles(rules, shape)).toBe('@layer ui{.b{gap:0}}');
});

test('of a rule for two choices of a theme, the selector of the other choice is left out', () => {
  const asked = (value: string) => ({ name: 'data-radius', match: 'is', value }) as const;
  const rule = aRule(
    [],
    aSelector('[data-radius=sharp] a', { asks: [asked('sharp')] }),
    aSelector('[data-radius=round] a', { asks: [asked('round')] }),
  );
  expect(pickStyles([rule], shape)).toBe('[data-radius=sharp] a{gap:0}');
});

test.each([
  ['dark', 'x{gap:0}'],
  ['lig', ''],
])('an attribute is asked for the word %s', (value, css) => {
  const asks = [{ name: 'data-scheme', match: 'hasWord', value } as const];
  expect(pickStyles([aRule([], aSelector('x', { asks }))], shape)).toBe(css);
});

test('an attribute that the page lacks has no value', () => {
  const asks = [{ name: 'data-page', match: 'is', value: 'card' } as const];
  expect(pickStyles([aRule([], aSelector('x', { asks }))], shape)).toBe('');
});

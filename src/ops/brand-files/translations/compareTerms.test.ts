import { expect, it } from 'vitest';
import { compileTerms } from '../terms/compileTerms.ts';
import {
  findAdditionalPlaceholders,
  findMissingPlaceholders,
  haveSameParts,
} from './compareTerms.ts';

function templateOf(text: string) {
  return compileTerms({ name: 'terms.md', id: 'terms', text }).template;
}

function missing(translated: string, original: string) {
  return findMissingPlaceholders(templateOf(translated), templateOf(original));
}

function additional(translated: string, original: string) {
  return findAdditionalPlaceholders(templateOf(translated), templateOf(original));
}

it('accepts a translated text with the placeholders of its original, in any order and number', () => {
  const [translated, original] = ['{support}, {brand}, {brand}\n', '{brand}, {support}\n'];
  expect(missing(translated, original)).toEqual([]);
  expect(additional(translated, original)).toEqual([]);
});

it('misses no placeholder when a translated text names the brand where its original has a pronoun', () => {
  expect(missing('Écrivez à {brand}.\n', 'Write to us.\n')).toEqual([]);
});

it('names all that are missing in one advice, which helps', () => {
  const original = '{support} of {brand}\n';
  const [fault, ...others] = missing('rien\n', original);
  expect({ fix: fault?.fix, others }).toEqual({
    fix: 'Write {brand} and {support} in it.',
    others: [],
  });
  expect(missing('rien, {brand} et {support}\n', original)).toEqual([]);
});

it('finds each additional placeholder once, at its first place', () => {
  const found = additional('Un\n\n{brand}, {website}, {brand}\n', 'One\n\nus\n');
  expect(found.map(({ span, why }) => [span.line, span.column, why])).toEqual([
    [3, 1, 'There is no {brand} in terms.md.'],
    [3, 10, 'There is no {website} in terms.md.'],
  ]);
});

it('leaves a placeholder that nothing fills to the check that reports it', () => {
  expect(missing('{brnd}\n', '{brand}\n')).toEqual([]);
  expect(additional('{brand}\n', '{brnd}\n')).toEqual([]);
});

it.each([
  ['- un\n  1. deux\n  2. trois\n', true],
  ['- un\n  - deux\n  - trois\n', false],
  ['- un\n  1. deux\n', false],
  ['- un\n- deux\n- trois\n', false],
  ['- un\n  2. deux\n  3. trois\n', false],
])('compares the lists inside lists of %j with those of its original', (translated, same) => {
  const original = templateOf('- one\n  1. two\n  2. three\n');
  expect(haveSameParts(templateOf(translated), original)).toBe(same);
});

import { expect, it } from 'vitest';
import { hasNul } from './refuseNul.ts';

it.each([
  'A\0da',
  { utmSource: '\0' },
  { formState: { sources: ['Direct', { last: 'Ada\0' }] } },
  { 'na\0me': 1 },
])('a NUL is found wherever it is: %j', (json) => {
  expect(hasNul(json)).toBe(true);
});

it.each(['Ada', '\\u0000', '', null, 0, undefined, {}, [], { name: 'Ada', tags: ['\n', true] }])(
  'what has none is let through: %j',
  (json) => {
    expect(hasNul(json)).toBe(false);
  },
);

it('a body that is as deep as it may be long is looked through', () => {
  const DEPTH = 32_000;
  expect(hasNul(JSON.parse(`${'['.repeat(DEPTH)}"\\u0000"${']'.repeat(DEPTH)}`))).toBe(true);
});

import { expect, it } from 'vitest';
import { textsMark } from './textsMark.ts';

const TEXTS = {
  terms: { hash: 'a'.repeat(64) },
  privacy: { hash: 'b'.repeat(64) },
  hipaaTerms: { hash: 'c'.repeat(64) },
};

it.each(['terms', 'privacy', 'hipaaTerms'] as const)('differs once the %s differ', (name) => {
  const changed = { ...TEXTS, [name]: { hash: 'd'.repeat(64) } };
  expect(textsMark(changed)).not.toBe(textsMark(TEXTS));
});

it('is short, and that of a brand without HIPAA terms is shorter', () => {
  expect(textsMark(TEXTS)).toBe('aaaaaabbbbbbcccccc');
  expect(textsMark({ ...TEXTS, hipaaTerms: null })).toBe('aaaaaabbbbbb');
});

import { expect, test } from 'vitest';
import { readFingerprint, signFingerprint } from './fingerprint.ts';

const KEY = Buffer.alloc(32, 7);
const NOW = new Date('2026-11-21T09:00:00Z');
const FINGERPRINT = {
  merchant: 'software-us',
  merchantAccountId: 'software-us',
  customerId: null,
  failOnDuplicate: false,
};

test('reads a fingerprint as it was signed', () => {
  const text = signFingerprint(KEY, FINGERPRINT, NOW);
  expect(readFingerprint(KEY, text, NOW)).toEqual(FINGERPRINT);
});

test('refuses a changed one', () => {
  const text = signFingerprint(KEY, FINGERPRINT, NOW).replace('software-us', 'software-uk');
  expect(readFingerprint(KEY, text, NOW)).toBeNull();
});

test('refuses one that is a day old', () => {
  const text = signFingerprint(KEY, FINGERPRINT, NOW);
  expect(readFingerprint(KEY, text, new Date(NOW.getTime() + 86_400_000))).toBeNull();
});

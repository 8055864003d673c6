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

test('a fingerprint is read as it was signed', () => {
  const text = signFingerprint(KEY, FINGERPRINT, NOW);
  expect(readFingerprint(KEY, text, NOW)).toEqual(FINGERPRINT);
});

test('a changed one is not read', () => {
  const text = signFingerprint(KEY, FINGERPRINT, NOW).replace('software-us', 'software-uk');
  expect(readFingerprint(KEY, text, NOW)).toBeNull();
});

test('one that is a day old is not read', () => {
  const text = signFingerprint(KEY, FINGERPRINT, NOW);
  expect(readFingerprint(KEY, text, new Date(NOW.getTime() + 86_400_000))).toBeNull();
});

import { expect, it } from 'vitest';
import { type Handover, openHandover, sealHandover } from './handover.ts';

const secret = 'a-secret-of-more-than-32-characters';
const now = new Date('2026-11-21T09:00:00Z');
const handover: Handover = {
  brandId: 'slotbook',
  accountId: 'account-1',
  userId: 'user-1',
  nonce: 'nonce-1',
  expiresAt: new Date('2026-11-21T09:05:00Z'),
};
const sealed = sealHandover(handover, secret);

it('opens what was sealed', () => {
  expect(openHandover(sealed, { brandId: 'slotbook', now, secret })).toEqual(handover);
});

it.each([
  ['of another brand', sealed, { brandId: 'facetable', now, secret }],
  ['signed with another secret', sealed, { brandId: 'slotbook', now, secret: `${secret}!` }],
  ['too old', sealed, { brandId: 'slotbook', now: handover.expiresAt, secret }],
  ['changed', `x${sealed}`, { brandId: 'slotbook', now, secret }],
  ['without a signature', sealed.split('.')[0] ?? '', { brandId: 'slotbook', now, secret }],
  ['longer than it was', `${sealed}.x`, { brandId: 'slotbook', now, secret }],
  ['empty', '', { brandId: 'slotbook', now, secret }],
])('opens nothing that is %s', (_name, value, options) => {
  expect(openHandover(value, options)).toBeNull();
});

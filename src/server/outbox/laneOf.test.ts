import { expect, it } from 'vitest';
import { ORDER_METHODS } from '../orders/methods/orderMethods.ts';
import { laneOf, lanesOf } from './laneOf.ts';
import { OUTBOX_KINDS } from './outboxKinds.ts';

it.each(OUTBOX_KINDS)('the lane of a %s is one that the server works in', (kind) => {
  expect(lanesOf(ORDER_METHODS)).toContain(laneOf(kind, { method: 'CC' }));
});

it.each([
  ['capture', { method: 'CC' }, 'CC'],
  ['void', { method: 'GC' }, 'GC'],
  ['refund', { method: 'ACH' }, 'ACH'],
  ['refund', {}, 'payments'],
  ['refund', { method: '' }, 'payments'],
  ['refund', null, 'payments'],
  ['endBilling', { attemptId: 'one' }, 'billing'],
  ['activationMail', {}, 'mail'],
  ['paymentFailedMail', { method: 'GC' }, 'mail'],
  ['voucherMail', {}, 'voucherMail'],
])('the lane of a %s with %j is %s', (kind, payload, lane) => {
  expect(laneOf(kind, payload)).toBe(lane);
});

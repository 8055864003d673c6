import { expect, test } from 'vitest';
import { isAcceptedCard } from './acceptedCards.ts';

const TAKEN = ['Visa', 'MasterCard', 'American Express', 'Discover'];

test.each([
  ['Visa', TAKEN, true],
  ['Mastercard', TAKEN, true],
  ['american-express', TAKEN, true],
  ['Diners Club', TAKEN, true],
  ['Diners Club', ['Visa'], false],
  ['JCB', TAKEN, false],
  ['UnionPay', TAKEN, true],
  ['UnionPay', ['Visa', 'UnionPay'], true],
  ['UnionPay', ['Visa', 'MasterCard'], false],
  ['Maestro', TAKEN, true],
  ['Maestro', ['Visa'], false],
  ['Elo', TAKEN, false],
  ['JCB', [], true],
] as const)('%s, with %j accepted: %s', (name, accepted, isAccepted) => {
  expect(isAcceptedCard(name, accepted)).toBe(isAccepted);
});

import { expect, it } from 'vitest';
import { NO_DIRECT_DEBIT, openDirectDebit, payerMark, sealDirectDebit } from './sealDirectDebit.ts';

const options = { sessionId: '2f1b0c3e-0000-4000-8000-000000000000', secret: 'a secret' };
const flow = { billingRequestId: 'BRQ000123', billingRequestFlowId: 'BRF000456' };

it.each([
  ['with its flow', { round: 3, flow, payer: null }],
  ['with the flow of a person', { round: 3, flow, payer: payerMark('ada@example.com', options) }],
  ['before its flow is made', { round: 1, flow: null, payer: null }],
])('what is sealed opens to what it was, %s', (_name, state) => {
  expect(openDirectDebit(sealDirectDebit(state, options), options)).toEqual(state);
});

it.each([
  ['another secret', { secret: 'another' }],
  ['another session', { sessionId: '2f1b0c3e-0000-4000-8000-000000000001' }],
])('what is sealed does not open with %s', (_name, change) => {
  const value = sealDirectDebit({ round: 1, flow, payer: null }, options);

  expect(openDirectDebit(value, { ...options, ...change })).toEqual(NO_DIRECT_DEBIT);
});

it('no character of it can be changed', () => {
  const value = sealDirectDebit({ round: 1, flow, payer: null }, options);
  for (let at = 0; at < value.length; at += 1) {
    const changed = value.slice(0, at) + (value[at] === 'x' ? 'y' : 'x') + value.slice(at + 1);
    expect(openDirectDebit(changed, options)).toEqual(NO_DIRECT_DEBIT);
  }
});

it.each(['', '...', 'a.b.c.d', '1.BRQ1.BRF1', `${'9'.repeat(10_000)}.BRQ1.BRF1.x`, 'a.b.c.d.e'])(
  'what is none of ours counts as none: %.20s',
  (value) => {
    expect(openDirectDebit(value, options)).toEqual(NO_DIRECT_DEBIT);
  },
);

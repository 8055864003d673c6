import { expect, it } from 'vitest';
import type { BillingOutcome } from '../../../src/server/gateways/billing/BillingGateway.ts';
import { aPaidBrand, aRequestWith, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';
import { samplesOf } from '../../factories/servers/samplesOf.ts';

function flat({ labels, value }: ReturnType<typeof samplesOf>[number]) {
  return { ...labels, value };
}

it.each<[string, BillingOutcome, number]>([
  ['refuses it', { kind: 'refused', detail: 'The key has expired' }, 1],
  ['answers nothing about its payment', { kind: 'empty', of: 'payment' }, 1],
  ['answers nothing about its subscription', { kind: 'empty', of: 'subscription' }, 1],
  ['takes it', { kind: 'recorded', billingId: 'SUB-1' }, 0],
])('an order counts as faulty where billing %s', async (_, recordOutcome, faulty) => {
  const server = await aServer({ brands: [aPaidBrand()] });
  const before = samplesOf(await server.metrics(), 'signup_faulty_orders_total').map(flat);
  server.billing.recordOutcome = recordOutcome;

  await pay(await aVisitor(server.app), aRequestWith('declined'));
  await pay(await aVisitor(server.app));

  const after = samplesOf(await server.metrics(), 'signup_faulty_orders_total').map(flat);
  const kinds = (value: number) => [
    { kind: 'signUp', value },
    { kind: 'upgrade', value: 0 },
  ];
  expect([before, after]).toEqual([kinds(0), kinds(faulty)]);
});

it('robot checks count by their outcome, each from 0', async () => {
  const server = await aServer();
  const counts = async () =>
    samplesOf(await server.metrics(), 'signup_captchas_total').map(
      ({ labels, value }) => `${labels['outcome']} ${value}`,
    );
  const before = await counts();
  for (const captchaToken of ['human', 'a robot', 'unreachable']) {
    await (await aVisitor(server.app)).post(
      '/signup/free',
      aSignupRequest({ paymentRequest: { captchaToken } }),
    );
  }

  expect(before).toEqual([
    'passed 0',
    'invalidToken 0',
    'otherAction 0',
    'lowScore 0',
    'unreachable 0',
  ]);
  expect(await counts()).toEqual([
    'passed 1',
    'invalidToken 0',
    'otherAction 0',
    'lowScore 1',
    'unreachable 1',
  ]);
});

import { expect, it } from 'vitest';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
  directDebitBrand,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { pay } from '../../factories/payments/aPaidSignUp.ts';
import { billingRequestOf } from '../../factories/payments/fakeDirectDebit.ts';

// Two people at one browser share its session, as on a computer at home or in a library.
const ADA = 'ada@example.com';
const BOB = 'bob@example.com';

it('a mandate that a person has not used yet is offered to them again', async () => {
  const { askFlow, authorise } = await aDirectDebitVisitor();
  const billingRequestFlowID = await authorise('MD1', ADA);
  expect(await askFlow(' Ada@Example.com')).toEqual({ billingRequestFlowID, mandateId: 'MD1' });
});

it('a mandate is not offered to another person at the same browser', async () => {
  const { askFlow, authorise, billingRequest } = await aDirectDebitVisitor();
  await authorise('MD1', ADA);
  const ofAda = billingRequest();
  expect(await askFlow(BOB)).toMatchObject({ mandateId: null });
  expect(billingRequest()).not.toBe(ofAda);
});

it('a mandate of the flow that a page came with is not offered, because it may be anyone’s', async () => {
  const { askFlow, server, visitor } = await aDirectDebitVisitor();
  await visitor.get('/signup?gc=true');
  const { billingRequestFlowID, mandateId } = await askFlow(ADA);
  expect([billingRequestFlowID, mandateId]).toEqual(['BRF0002', null]);
  expect(new Set(server.directDebit.flows.map(({ key }) => key)).size).toBe(2);
});

it('two people who request a flow at once have a billing request each', async () => {
  const { askFlow, server } = await aDirectDebitVisitor();
  await Promise.all([askFlow(ADA), askFlow(BOB)]);
  expect(new Set(server.directDebit.flows.map(({ key }) => key)).size).toBe(2);
});

it('an order is not paid by the mandate that another tab was given meanwhile', async () => {
  const { authorise, server, visitor } = await aDirectDebitVisitor();
  const flow = await authorise('MD1', ADA);
  await authorise('MD2', BOB);
  const answer = await pay(visitor, aDebitRequest(flow));
  expect(answer.json()).toMatchObject({ message: 'MANDATE_NOT_AUTHORISED' });
  expect(server.directDebit.books.size).toBe(0);
});

it('a page does not come with the flow of a person, which shows their name', async () => {
  const { askFlow, server, visitor } = await aDirectDebitVisitor();
  await askFlow(ADA);
  await visitor.get('/signup?gc=true');
  const directDebit = { billingRequestFlowID: null };
  expect(server.pages.at(-1)?.pageConfig.payment).toMatchObject({ directDebit });
});

it('a page does not come with a flow that somebody has authorised already', async () => {
  const { billingRequest, server, visitor } = await aDirectDebitVisitor();
  await visitor.get('/signup?gc=true');
  server.directDebit.mandates.set(billingRequest(), { kind: 'authorised', mandateId: 'MD1' });
  await visitor.get('/signup?gc=true');
  const directDebit = { billingRequestFlowID: 'BRF0002' };
  expect(server.pages.at(-1)?.pageConfig.payment).toMatchObject({ directDebit });
  expect(new Set(server.directDebit.flows.map(({ key }) => key)).size).toBe(2);
});

it('a flow that two tabs came with pays for whoever orders by it first, also once that order has failed', async () => {
  const { billingRequest, server, visitor } = await aDirectDebitVisitor();
  await visitor.get('/signup?gc=true');
  await visitor.get('/signup?gc=true');
  expect(server.directDebit.flows).toHaveLength(1);
  server.directDebit.mandates.set(billingRequest(), { kind: 'authorised', mandateId: 'MD1' });
  const of = (email: string) => aDebitRequest('BRF0001', { leadInfo: { email } });

  server.directDebit.collectOutcome = { kind: 'declined', reason: 'failed', cause: null };
  await pay(visitor, of(ADA));
  server.directDebit.collectOutcome = null;

  const ofBob = await pay(visitor, of(BOB));
  expect(ofBob.json()).toMatchObject({ message: 'MANDATE_NOT_AUTHORISED' });
  // The declined one alone.
  expect(server.directDebit.books.size).toBe(1);
  expect((await pay(visitor, of('Ada@Example.com'))).statusCode).toBe(200);
  expect(server.directDebit.books.size).toBe(2);
});

it.each(['the upgrade', 'the sign-up'])(
  'a flow that an upgrade and a sign-up came with pays for one of them, also once it has failed: %s',
  async (first) => {
    const server = await anUpgradingServer({ brands: [directDebitBrand] });
    const visitor = await signedInAs(server, 'owner');
    await visitor.get('/payment?gc=true');
    await visitor.get('/signup?gc=true');
    expect(server.directDebit.flows).toHaveLength(1);
    const billingRequest = billingRequestOf(server.directDebit.flows[0]?.key ?? '');
    server.directDebit.mandates.set(billingRequest, { kind: 'authorised', mandateId: 'MD1' });
    const { payment } = aDebitRequest('BRF0001').paymentRequest;
    const orders = [
      () => upgrade(visitor, anUpgradeRequest({ ...(payment && { payment }) })),
      () => pay(visitor, aDebitRequest('BRF0001', { leadInfo: { email: BOB } })),
    ];
    const [one, other] = first === 'the upgrade' ? orders : orders.toReversed();

    server.directDebit.collectOutcome = { kind: 'declined', reason: 'failed', cause: null };
    await one?.();
    server.directDebit.collectOutcome = null;

    expect((await other?.())?.json()).toMatchObject({ message: 'MANDATE_NOT_AUTHORISED' });
    expect((await one?.())?.statusCode).toBe(200);
    expect(server.directDebit.books.size).toBe(2);
  },
);

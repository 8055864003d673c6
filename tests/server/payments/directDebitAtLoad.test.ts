import { describe, expect, it } from 'vitest';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { flowAtLoad } from '../../../src/server/orders/methods/direct-debit/flowAtLoad.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

function aPaidBrand(methods: Brand['payment']['methods'], overrides: Partial<Brand> = {}) {
  const payment = { methods, expiration: 'single' as const };
  const signupTypes = { offered: ['paid' as const], default: 'paid' as const };
  return aBuiltBrand({ brand: aBrand({ payment, signupTypes, ...overrides }) });
}

async function aPaidServer(methods: Brand['payment']['methods'] = ['CC', 'GC']) {
  const server = await aServer({ brands: [aPaidBrand(methods)] });
  const payments = () => server.pages.map(({ pageConfig }) => pageConfig.payment);
  return { ...server, visitor: await aVisitor(server.app), lastPayment: () => payments().at(-1) };
}

describe('a page whose visitor pays', () => {
  it('has no flow made while a card is chosen', async () => {
    const { directDebit, lastPayment } = await aPaidServer();

    expect(lastPayment()).toMatchObject({
      method: 'CC',
      directDebit: { billingRequestFlowID: null },
    });
    expect(directDebit.flows).toEqual([]);
  });

  it('carries its flow where the link chooses direct debit, and keeps it for the session', async () => {
    const { directDebit, lastPayment, visitor } = await aPaidServer();

    await visitor.get('/signup?gc=true');
    const first = lastPayment();
    await visitor.get('/signup?gc=true');

    expect(first).toMatchObject({
      method: 'GC',
      directDebit: { environment: 'sandbox', billingRequestFlowID: 'BRF0001' },
    });
    expect(lastPayment()).toEqual(first);
    expect(directDebit.flows).toHaveLength(1);
  });

  it('carries its flow where direct debit is what the brand starts with', async () => {
    const { lastPayment } = await aPaidServer(['GC']);

    expect(lastPayment()).toMatchObject({ directDebit: { billingRequestFlowID: 'BRF0001' } });
  });

  it('writes nothing to the database for it', async () => {
    const { database, visitor } = await aPaidServer();

    await visitor.get('/signup?gc=true');

    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('may load the drop-in of the direct debit that it offers', async () => {
    const { visitor } = await aPaidServer(['GC']);

    const policy = (await visitor.get('/signup')).headers['content-security-policy'];

    expect(policy).toContain("frame-src 'self'");
  });
});

describe('a page is shown all the same', () => {
  it.each([
    { kind: 'unknown', cause: new Error('The connection broke') },
    { kind: 'refused', reason: 'notAuthorised', cause: new Error('No keys') },
  ] as const)('when the provider makes no flow: $kind', async (outcome) => {
    const { directDebit, lastPayment, log, visitor } = await aPaidServer();
    directDebit.flowOutcome = outcome;

    const page = await visitor.get('/signup?gc=true');

    expect(page.statusCode).toBe(200);
    expect(lastPayment()).toMatchObject({
      method: 'GC',
      directDebit: { billingRequestFlowID: null },
    });
    expect(log.join('')).toContain(outcome.cause.message);
  });

  it('when the provider takes too long', async () => {
    const { deps, directDebit } = await aPaidServer(['GC']);
    directDebit.flowOutcome = new Promise(() => {});
    const state = { round: 2, flow: null, payer: null };
    const context = {
      deps,
      site: {
        built: aPaidBrand(['GC']),
        object: 'slotbook-object.json',
        inDefault: aPaidBrand(['GC']),
        origin: 'http://slotbook.localhost',
        secure: false,
      },
      session: { id: 'a-session-of-its-own', startedAt: deps.clock() },
      directDebit: state,
      ip: '127.0.0.1',
      userAgent: '',
      log: deps.logger,
    };

    expect(await flowAtLoad(context, 1)).toBe(state);
  });

  it('when too many flows were made', async () => {
    const allowances = { directDebitFlowByIp: { points: 0, seconds: 60 } };
    const server = await aServer({ brands: [aPaidBrand(['GC'])], allowances });

    const page = await (await aVisitor(server.app)).get('/signup');

    expect(page.statusCode).toBe(200);
    expect(server.directDebit.flows).toEqual([]);
  });

  it('without a payment, where nothing is paid', async () => {
    const { app, pages } = await aServer();

    await aVisitor(app);

    expect(pages.at(-1)?.pageConfig.payment).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { billingRequestOf } from '../../factories/payments/fakeDirectDebit.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const PATH = '/billing-request-flow';
const body = { captchaToken: 'human' };
const payment = { ...aBrand().payment, methods: ['CC' as const, 'GC' as const] };
const brands = [aBuiltBrand({ brand: aBrand({ payment }) })];
const payer = { firstName: 'Ana', lastName: 'Ng', companyName: 'Ng Ltd', email: 'ana@x.example' };

async function aPayer() {
  const server = await aServer({ brands });
  return { ...server, visitor: await aVisitor(server.app) };
}

describe('the direct debit flow', () => {
  it('is made for the visitor who asks, with what they typed', async () => {
    const { directDebit, visitor } = await aPayer();

    const answer = await visitor.post(PATH, { ...body, payer });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: 'BILLING_REQUEST_FLOW',
      data: { billingRequestFlowID: 'BRF0001', mandateId: null },
    });
    expect(directDebit.flows).toMatchObject([{ description: 'Slotbook', locale: 'en-US', payer }]);
  });

  it('asked for again, is another one on the same billing request', async () => {
    const { directDebit, visitor } = await aPayer();

    await visitor.post(PATH, body);
    const again = await visitor.post(PATH, body);

    expect(again.json()).toMatchObject({ data: { billingRequestFlowID: 'BRF0002' } });
    expect(new Set(directDebit.flows.map(({ key }) => key)).size).toBe(1);
  });

  it('is not made again once the mandate is authorised', async () => {
    const { directDebit, visitor } = await aPayer();
    await visitor.post(PATH, { ...body, payer });
    const request = billingRequestOf(directDebit.flows[0]?.key ?? '');
    directDebit.mandates.set(request, { kind: 'authorised', mandateId: 'MD1' });

    const again = await visitor.post(PATH, { ...body, payer });

    expect(again.json()).toMatchObject({
      data: { billingRequestFlowID: 'BRF0001', mandateId: 'MD1' },
    });
    expect(directDebit.flows).toHaveLength(1);
  });

  it('is on a new billing request once the mandate was taken back', async () => {
    const { directDebit, visitor } = await aPayer();
    await visitor.post(PATH, { ...body, payer });
    const request = billingRequestOf(directDebit.flows[0]?.key ?? '');
    directDebit.mandates.set(request, { kind: 'withdrawn', reason: 'failed', mandateId: 'MD1' });

    const again = await visitor.post(PATH, { ...body, payer });

    expect(again.json()).toMatchObject({ data: { mandateId: null } });
    expect(new Set(directDebit.flows.map(({ key }) => key)).size).toBe(2);
  });

  it("is each visitor's own", async () => {
    const { app, directDebit, visitor } = await aPayer();
    const other = await aVisitor(app);

    await visitor.post(PATH, body);
    await other.post(PATH, body);

    expect(new Set(directDebit.flows.map(({ key }) => key)).size).toBe(2);
  });
});

describe('the direct debit flow is refused', () => {
  it.each([
    ['invisible', 'Recaptcha validation failed'],
    ['visible', 'RECAPTCHA_FAILED'],
  ])('to a robot (%s)', async (rVersion, message) => {
    const { captcha, directDebit, visitor } = await aPayer();

    const answer = await visitor.post(PATH, { captchaToken: 'robot', rVersion });

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message });
    expect(captcha.claims).toMatchObject([{ action: 'ONLOAD', variant: rVersion }]);
    expect(directDebit.flows).toEqual([]);
  });

  it('with a special code when the provider creates none', async () => {
    const { directDebit, log, visitor } = await aPayer();
    directDebit.flowOutcome = { kind: 'unknown', cause: new Error('The connection broke') };

    const answer = await visitor.post(PATH, body);

    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ message: 'DIRECT_DEBIT_FLOW_ERROR', data: null });
    expect(log.join('')).toContain('The connection broke');
  });

  it('when a brand does not offer direct debit, or its account has no keys', async () => {
    const without = await aServer();
    const { app } = await aServer({ brands, gateways: { directDebit: () => null } });

    for (const server of [without.app, app]) {
      const answer = await (await aVisitor(server)).post(PATH, body);
      expect(answer.statusCode).toBe(404);
    }
  });

  it.each(['directDebitFlowByIp', 'directDebitFlowBySession'] as const)(
    'once the limit is used up: %s',
    async (limit) => {
      const { app } = await aServer({
        brands,
        allowances: { [limit]: { points: 1, seconds: 60 } },
      });
      const visitor = await aVisitor(app);
      await visitor.post(PATH, body);

      expect((await visitor.post(PATH, body)).statusCode).toBe(429);
    },
  );

  it('without a session of this origin', async () => {
    const { app, visitor } = await aPayer();
    const headers = { host: 'slotbook.localhost' };

    const without = await app.inject({ method: 'POST', url: PATH, payload: body, headers });
    const elsewhere = await visitor.post(PATH, body, { origin: 'https://evil.example' });

    expect(without.json()).toMatchObject({ message: 'SESSION_DOES_NOT_EXIST' });
    expect(elsewhere.statusCode).toBe(403);
  });
});

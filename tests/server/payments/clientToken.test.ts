import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const body = { captchaToken: 'human' };

describe('the client token', () => {
  it("is made on the brand's own payment account", async () => {
    const built = aBuiltBrand({ brand: aBrand({ paymentAccount: 'answering-ca' }) });
    const { app, payments } = await aServer({ brands: [built] });
    const visitor = await aVisitor(app);

    const answer = await visitor.post('/client-token', body);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: 'CLIENT_TOKEN',
      data: { clientToken: 'token of answering-ca' },
    });
    expect(payments.tokenAccounts).toEqual(['answering-ca']);
  });

  it.each([
    [undefined, 'invisible'],
    ['invisible', 'invisible'],
    ['visible', 'visible'],
  ])('is guarded by the captcha of the page load (%s)', async (rVersion, variant) => {
    const { app, captcha } = await aServer();
    const visitor = await aVisitor(app);

    await visitor.post('/client-token', { ...body, ...(rVersion && { rVersion }) });

    expect(captcha.claims).toMatchObject([{ action: 'ONLOAD', variant }]);
  });

  it.each([
    ['invisible', 'Recaptcha validation failed'],
    ['visible', 'RECAPTCHA_FAILED'],
  ])('is not made for a robot (%s)', async (rVersion, message) => {
    const { app, payments } = await aServer();
    const visitor = await aVisitor(app);

    const answer = await visitor.post('/client-token', { captchaToken: 'robot', rVersion });

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message });
    expect(payments.tokenAccounts).toEqual([]);
  });

  it.each([
    { kind: 'unknown', cause: new Error('The connection broke') },
    { kind: 'refused', reason: 'account', detail: 'There are no keys' },
  ] as const)('fails with a special code when the provider has none: $kind', async (outcome) => {
    const { app, log, payments } = await aServer();
    const visitor = await aVisitor(app);
    payments.tokenOutcome = outcome;

    const answer = await visitor.post('/client-token', body);

    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({
      success: false,
      message: 'BRAIN_TREE_CLIENT_TOKEN_ERROR',
      data: null,
    });
    const words = outcome.kind === 'unknown' ? 'The connection broke' : 'There are no keys';
    expect(log.join('')).toContain(words);
    expect(answer.body).not.toContain(words);
  });

  it('does not exist when a brand offers only direct debit', async () => {
    const payment = { ...aBrand().payment, methods: ['GC' as const] };
    const { app, captcha } = await aServer({
      brands: [aBuiltBrand({ brand: aBrand({ payment }) })],
    });
    const visitor = await aVisitor(app);

    const answer = await visitor.post('/client-token', body);

    expect(answer.statusCode).toBe(404);
    expect(captcha.claims).toEqual([]);
  });

  it.each(['clientTokenByIp', 'clientTokenBySession'] as const)('is limited: %s', async (limit) => {
    const { app } = await aServer({ allowances: { [limit]: { points: 1, seconds: 60 } } });
    const visitor = await aVisitor(app);
    await visitor.post('/client-token', body);

    const answer = await visitor.post('/client-token', body);

    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ message: 'RATELIMIT_EXCEEDED' });
  });

  it('needs a session of this origin', async () => {
    const { app } = await aServer();
    const headers = { host: 'slotbook.localhost' };
    const call = { method: 'POST', url: '/client-token', payload: body } as const;
    const visitor = await aVisitor(app);

    const without = await app.inject({ ...call, headers });
    const elsewhere = await visitor.post('/client-token', body, { origin: 'https://evil.example' });

    expect(without.json()).toMatchObject({ message: 'SESSION_DOES_NOT_EXIST' });
    expect(elsewhere.statusCode).toBe(403);
  });
});

import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const body = { captchaToken: 'human', email: 'ada@example.com' };

describe('the e-mail check', () => {
  it.each([
    ['ada@example.com', 'AVAILABLE'],
    [' ADA@Example.com ', 'AVAILABLE'],
    ['taken@example.com', 'UNAVAILABLE'],
    ['TAKEN@example.com', 'UNAVAILABLE'],
    ['someone@slotbook.example', 'UNAVAILABLE'],
    ['someone@mail.slotbook.example', 'UNAVAILABLE'],
    ['no address', 'INVALID'],
    ['a@b.c', 'INVALID'],
  ])('answers for %s: %s, and stores it', async (email, emailStatus) => {
    const { app, database } = await aServer();
    const visitor = await aVisitor(app);
    const other = await aVisitor(app);
    const leadInfo = { email: 'taken@example.com' };
    await other.post('/signup/free', aSignupRequest({ leadInfo }));

    const answer = await visitor.post('/email', { ...body, email });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, message: emailStatus, data: { emailStatus } });
    const check = await database.selectFrom('email_checks').selectAll().executeTakeFirstOrThrow();
    expect(check).toMatchObject({ brand_id: 'slotbook', status: emailStatus });
  });

  it('assesses the captcha for its own action', async () => {
    const { app, captcha } = await aServer();
    const visitor = await aVisitor(app);

    await visitor.post('/email', body);

    expect(captcha.claims).toMatchObject([{ action: 'EMAIL_EXISTS_CHECK', variant: 'invisible' }]);
  });

  it('reveals nothing about the address when the captcha fails', async () => {
    const { app, database } = await aServer();
    const visitor = await aVisitor(app);

    const answer = await visitor.post('/email', { ...body, captchaToken: 'robot' });

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: 'Recaptcha validation failed', data: null });
    expect(await database.selectFrom('email_checks').select('id').execute()).toEqual([]);
  });

  it('needs a session', async () => {
    const { app } = await aServer();

    const answer = await app.inject({
      method: 'POST',
      url: '/email',
      headers: { host: 'slotbook.localhost' },
      payload: body,
    });

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ message: 'SESSION_DOES_NOT_EXIST' });
  });

  it("is only on the brand's own path", async () => {
    const { app } = await aServer();
    const visitor = await aVisitor(app);

    const answer = await visitor.post('/v1/email', body, { 'x-user-email': body.email });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'NOT_FOUND' });
  });
});

describe('the e-mail check with a header', () => {
  const built = aBuiltBrand({ brand: aBrand({ emailCheck: { path: '/v1/email' } }) });

  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['åda@example.com', encodeURI('åda@example.com')],
  ])('accepts %s when the header says the same', async (email, header) => {
    const { app } = await aServer({ brands: [built] });
    const visitor = await aVisitor(app);

    const answer = await visitor.post('/v1/email', { ...body, email }, { 'x-user-email': header });

    expect(answer.statusCode).toBe(200);
  });

  it.each([
    ['another address', { 'x-user-email': 'eve@example.com' }],
    ['no address', {}],
    ['broken encoding', { 'x-user-email': '%E0%A4%A' }],
  ])('refuses a header with %s', async (_name, headers: Record<string, string>) => {
    const { app, captcha } = await aServer({ brands: [built] });
    const visitor = await aVisitor(app);

    const answer = await visitor.post('/v1/email', body, headers);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: 'INVALID_REQUEST' });
    expect(captcha.claims).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor, type Visitor } from '../../factories/servers/aVisitor.ts';

const body = { captchaToken: 'human', email: 'ada@example.com' };
const other = aBuiltBrand({ brand: aBrand({ id: 'careline', hosts: ['careline.example'] }) });

interface SignedUp {
  readonly server: TestServer;
  readonly visitor: Visitor;
}

/** A visitor has signed up, and waits for the activation. */
async function signedUp(options: Parameters<typeof aServer>[0] = {}): Promise<SignedUp> {
  const server = await aServer(options);
  const visitor = await aVisitor(server.app);
  await visitor.post('/signup/free', aSignupRequest());
  await server.deliver();
  return { server, visitor };
}

/** Path and query of the link in the newest mail. */
function linkOf({ mail }: TestServer): string {
  return /\/activate\?token=[\w-]+/.exec(mail.sent.at(-1)?.text ?? '')?.[0] ?? '';
}

const resend = (visitor: Visitor, overrides: Partial<typeof body> = {}) =>
  visitor.post('/activation/resend', { ...body, ...overrides });

describe('asking for a new activation mail by the address', () => {
  it('is possible for a visitor taken for a robot, by the box', async () => {
    const { server, visitor } = await signedUp();
    const ticked = { ...body, rVersion: 'visible' };
    const answer = await visitor.post('/activation/resend', ticked);
    await server.deliver();

    expect(answer.statusCode).toBe(200);
    expect(server.mail.sent).toHaveLength(2);
    expect(server.captcha.claims.at(-1)).toMatchObject({ variant: 'visible', action: 'ONLOAD' });
  });

  it('is possible after the session has ended', async () => {
    const { server, visitor } = await signedUp();
    delete visitor.cookies['session'];

    const answer = await resend(visitor);
    await server.deliver();

    expect(answer.statusCode).toBe(200);
    expect(server.mail.sent).toHaveLength(2);
  });

  it.each(['ada@example.com', ' ADA@Example.com '])('sends one that works to %s', async (email) => {
    const { server, visitor } = await signedUp();
    const before = linkOf(server);

    const answer = await resend(visitor, { email });
    await server.deliver();

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, message: 'ACTIVATION_MAIL_SENT' });
    expect(server.mail.sent.map(({ to }) => to)).toEqual(['ada@example.com', 'ada@example.com']);
    expect(linkOf(server)).not.toBe(before);
    expect((await visitor.get(linkOf(server))).statusCode).toBe(200);
  });

  it.each(['nobody@example.com', 'no address', ''])(
    'answers the same for %s, sends nothing and has nothing left to do',
    async (email) => {
      const { server, visitor } = await signedUp();
      const known = await resend(visitor);
      await server.deliver();

      const answer = await resend(visitor, { email });
      await server.deliver();

      expect([answer.statusCode, answer.body]).toEqual([known.statusCode, known.body]);
      expect(server.mail.sent).toHaveLength(2);
      const open = server.database.selectFrom('outbox').select('id').where('status', '!=', 'done');
      expect(await open.execute()).toEqual([]);
    },
  );

  it('answers the same for an active account, and sends nothing', async () => {
    const { server, visitor } = await signedUp();
    const token = linkOf(server).split('token=')[1];
    await visitor.post('/activation', { token });

    const answer = await resend(visitor);
    await server.deliver();

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, message: 'ACTIVATION_MAIL_SENT' });
    expect(server.mail.sent).toHaveLength(1);
  });

  it("answers the same on another brand, and sends nothing of this one's", async () => {
    const { server } = await signedUp({ brands: [aBuiltBrand(), other] });

    const answer = await resend(await aVisitor(server.app, 'careline.example'));
    await server.deliver();

    expect(answer.statusCode).toBe(200);
    expect(server.mail.sent).toHaveLength(1);
  });

  it('does the same work for an address that is known and for one that is not', async () => {
    const { server, visitor } = await signedUp();
    const rows = () => server.database.selectFrom('outbox').select('id').execute();
    const before = (await rows()).length;

    await resend(visitor);
    expect(await rows()).toHaveLength(before + 1);
    await resend(visitor, { email: 'nobody@example.com' });
    expect(await rows()).toHaveLength(before + 2);
  });
});

describe('a new activation mail by the address is refused', () => {
  it.each(['ada@example.com', 'nobody@example.com'])(
    'the fourth time in an hour, for %s as for any other',
    async (email) => {
      const { visitor } = await signedUp();
      for (let attempt = 0; attempt < 3; attempt += 1) {
        expect((await resend(visitor, { email })).statusCode).toBe(200);
      }

      expect((await resend(visitor, { email })).statusCode).toBe(429);
      expect((await resend(visitor, { email: 'bob@example.com' })).statusCode).toBe(200);
    },
  );

  it('once a network has asked too often', async () => {
    const { visitor } = await signedUp({ allowances: { resendByIp: { points: 1, seconds: 60 } } });
    expect((await resend(visitor)).statusCode).toBe(200);

    expect((await resend(visitor, { email: 'bob@example.com' })).statusCode).toBe(429);
  });

  it('when the captcha is, without counting the address', async () => {
    const { server, visitor } = await signedUp();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await resend(visitor, { captchaToken: 'robot' });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ message: 'Recaptcha validation failed', data: null });
    }
    await server.deliver();
    expect(server.mail.sent).toHaveLength(1);
    expect(server.captcha.claims.at(-1)).toMatchObject({ action: 'EMAIL_EXISTS_CHECK' });

    expect((await resend(visitor)).statusCode).toBe(200);
  });

  it.each([
    { email: 'ada@example.com' },
    { captchaToken: 'human' },
    { ...body, token: 'old' },
    { ...body, more: 1 },
    { ...body, email: 5 },
  ])('when it is neither an address with a captcha nor a link: %j', async (wrong) => {
    const { server, visitor } = await signedUp();
    const before = server.captcha.claims.length;

    const answer = await visitor.post('/activation/resend', wrong);

    expect(answer.statusCode).toBe(400);
    expect(server.captcha.claims).toHaveLength(before);
  });
});

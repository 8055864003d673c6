import { describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '../factories/aServer.ts';
import { aSignupRequest, aVisitor, type Visitor } from '../factories/aVisitor.ts';

const HOUR = 3_600_000;

interface SignedUp {
  readonly server: TestServer;
  readonly visitor: Visitor;
  /** The mailed link's path and query. */
  readonly link: string;
}

/** Path and query of the link in the newest mail. */
function linkOf({ mail }: TestServer): string {
  const link = /http:\/\/slotbook\.localhost:4000(\/activate\?token=[\w-]+)/.exec(
    mail.sent.at(-1)?.text ?? '',
  )?.[1];
  if (link === undefined) throw new Error('The mail has no activation link');
  return link;
}

async function signedUp(): Promise<SignedUp> {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  await visitor.post('/signup/free', aSignupRequest());
  await server.deliver();
  return { server, visitor, link: linkOf(server) };
}

async function accountStatus({ database }: TestServer): Promise<string> {
  return (await database.selectFrom('accounts').select('status').executeTakeFirstOrThrow()).status;
}

describe('an activation link', () => {
  it('activates the account, signs in and lands on the account', async () => {
    const { link, server, visitor } = await signedUp();

    const answer = await visitor.get(link);

    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(
      /^http:\/\/slotbook\.localhost:4000\/account\?success=true&userId=[\w-]+&planId=starter&quantity=1$/,
    );
    expect(await accountStatus(server)).toBe('active');
    expect((await visitor.get('/account')).statusCode).toBe(200);
    expect(server.pages.at(-1)?.sessionInfo.account).toMatchObject({ status: 'active' });
  });

  it('works in another browser than the one that signed up', async () => {
    const { link, server } = await signedUp();
    const other = await aVisitor(server.app);

    await other.get(link);

    expect((await other.get('/account')).statusCode).toBe(200);
  });

  it('starts a new session, so that an older cookie signs nobody in', async () => {
    const { link, server, visitor } = await signedUp();
    const before = (await visitor.get('/signup')).cookies;
    expect(before).toEqual([]);

    const answer = await visitor.get(link);

    expect(answer.cookies).toHaveLength(1);
    const signedIn = await server.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', 'is not', null)
      .execute();
    expect(signedIn).toHaveLength(1);
    expect(answer.cookies[0]?.value).toContain(signedIn[0]?.id);
  });

  it('is refused as used the second time, in another browser', async () => {
    const { link, server, visitor } = await signedUp();
    await visitor.get(link);
    const other = await aVisitor(server.app);

    const answer = await other.get(link);

    expect(answer.statusCode).toBe(410);
    expect(server.pages.at(-1)?.pageConfig).toMatchObject({
      view: 'activation',
      activation: { outcome: 'used' },
    });
    expect((await other.get('/account')).statusCode).toBe(401);
  });

  it('lands on the account again in the browser that used it', async () => {
    const { link, visitor } = await signedUp();
    await visitor.get(link);

    const answer = await visitor.get(link);

    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toContain('/account?');
  });

  it('activates once when opened twice at the same moment', async () => {
    const { link, server } = await signedUp();
    const visitors = await Promise.all([aVisitor(server.app), aVisitor(server.app)]);

    const answers = await Promise.all(visitors.map((visitor) => visitor.get(link)));

    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      303, 410,
    ]);
  });

  it('still works a second before 24 hours are over', async () => {
    const { link, server, visitor } = await signedUp();
    server.pass(24 * HOUR - 1000);

    expect((await visitor.get(link)).statusCode).toBe(303);
  });

  it('expires after 24 hours', async () => {
    const { link, server, visitor } = await signedUp();
    server.pass(24 * HOUR);

    const answer = await visitor.get(link);

    expect(answer.statusCode).toBe(410);
    expect(server.pages.at(-1)?.pageConfig.activation).toEqual({
      outcome: 'expired',
      token: link.split('token=')[1],
    });
    expect(await accountStatus(server)).toBe('pending');
  });

  it.each([
    '/activate',
    '/activate?token=',
    '/activate?token=wrong',
    `/activate?token=${'x'.repeat(5000)}`,
  ])('is unknown: %.30s', async (url) => {
    const { server, visitor } = await signedUp();

    const answer = await visitor.get(url);

    expect(answer.statusCode).toBe(404);
    expect(server.pages.at(-1)?.pageConfig.activation).toEqual({ outcome: 'unknown', token: '' });
  });

  it('is not used up by a program that only looks at it', async () => {
    const { link, server, visitor } = await signedUp();

    await server.app.inject({
      method: 'HEAD',
      url: link,
      headers: { host: 'slotbook.localhost:4000' },
    });

    expect(await accountStatus(server)).toBe('pending');
    expect((await visitor.get(link)).statusCode).toBe(303);
  });

  it('keeps its token out of referrers and of the database', async () => {
    const { link, server, visitor } = await signedUp();
    const token = link.split('token=')[1];
    const stored = JSON.stringify([
      await server.database.selectFrom('activation_tokens').selectAll().execute(),
      await server.database.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);

    const answer = await visitor.get(link);

    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('asking for a new activation mail', () => {
  it('sends one whose link works, by the expired one', async () => {
    const { link, server, visitor } = await signedUp();
    server.pass(25 * HOUR);
    await visitor.get(link);
    const token = link.split('token=')[1];

    const answer = await visitor.post('/activation/resend', { token });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, message: 'ACTIVATION_MAIL_SENT' });
    await server.deliver();
    expect(server.mail.sent).toHaveLength(2);
    expect(linkOf(server)).not.toBe(link);
    expect((await visitor.get(linkOf(server))).statusCode).toBe(303);
  });

  it('twice within a minute sends one', async () => {
    const { link, server, visitor } = await signedUp();
    server.pass(120_000);
    const token = link.split('token=')[1];

    await visitor.post('/activation/resend', { token });
    await visitor.post('/activation/resend', { token });
    await server.deliver();

    expect(server.mail.sent).toHaveLength(2);
  });

  it('is limited for each user', async () => {
    const { link, visitor } = await signedUp();
    const token = link.split('token=')[1];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await visitor.post('/activation/resend', { token })).statusCode).toBe(200);
    }

    expect((await visitor.post('/activation/resend', { token })).statusCode).toBe(429);
  });

  it('sends nothing for an active account, and says the same', async () => {
    const { link, server, visitor } = await signedUp();
    await visitor.get(link);
    server.pass(120_000);

    const answer = await visitor.post('/activation/resend', { token: link.split('token=')[1] });
    await server.deliver();

    expect(answer.statusCode).toBe(200);
    expect(server.mail.sent).toHaveLength(1);
  });

  it('is refused for an unknown link', async () => {
    const { visitor } = await signedUp();

    const answer = await visitor.post('/activation/resend', { token: 'wrong' });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'NOT_FOUND' });
  });
});

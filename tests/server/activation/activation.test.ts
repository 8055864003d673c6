import { describe, expect, it } from 'vitest';
import { activate } from '../../../src/server/commands/account/activate.ts';
import { press, signedUp, tokenOf } from '../../factories/orders/aMailedLink.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const HOUR = 3_600_000;

async function accountStatus({ database }: TestServer): Promise<string> {
  return (await database.selectFrom('accounts').select('status').executeTakeFirstOrThrow()).status;
}

describe('an activation link', () => {
  it('activates nothing when it is opened, and asks for one press', async () => {
    const { link, server, visitor } = await signedUp();

    const answer = await visitor.get(link);

    expect(answer.statusCode).toBe(200);
    expect(server.pages.at(-1)?.pageConfig).toMatchObject({
      view: 'activation',
      activation: { outcome: 'ready', token: tokenOf(link) },
    });
    expect(await accountStatus(server)).toBe('pending');
  });

  it('activates by the press, signs in and lands on the account', async () => {
    const { link, server, visitor } = await signedUp();
    await visitor.get(link);

    const { outcome, redirectUrl } = await press(visitor, link);

    expect(outcome).toBe('activated');
    expect(redirectUrl).toMatch(
      /^http:\/\/slotbook\.localhost:4000\/account\?success=true&userId=[\w-]+&planId=starter&quantity=1$/,
    );
    expect(await accountStatus(server)).toBe('active');
    expect((await visitor.get('/account')).statusCode).toBe(200);
    expect(server.pages.at(-1)?.sessionInfo.account).toMatchObject({ status: 'active' });
  });

  it('activates in a browser other than the one that signed up, without signing in there', async () => {
    const { link, server } = await signedUp();
    const other = await aVisitor(server.app);

    expect(await press(other, link)).toEqual({ outcome: 'activated', redirectUrl: null });

    expect(await accountStatus(server)).toBe('active');
    expect((await other.get('/account')).statusCode).toBe(401);
  });

  it('opens the account in the browser that signed up, even after another user', async () => {
    const { link, server, visitor } = await signedUp();
    await press(await aVisitor(server.app), link);

    const answer = await visitor.get(link);

    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toContain('/account?');
    expect((await visitor.get('/account')).statusCode).toBe(200);
  });

  it('does not sign in with the session of another sign-up', async () => {
    const { link, server } = await signedUp();
    const other = await aVisitor(server.app);
    const request = aSignupRequest({ leadInfo: { email: 'bob@example.com' } });
    expect((await other.post('/signup/free', request)).statusCode).toBe(200);

    expect(await press(other, link)).toEqual({ outcome: 'activated', redirectUrl: null });
  });

  it('starts a new session, so that an older cookie does not sign in', async () => {
    const { link, server, visitor } = await signedUp();
    const before = (await visitor.get(link)).cookies;
    expect(before).toEqual([]);

    const answer = await visitor.post('/activation', { token: tokenOf(link) });

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
    await press(visitor, link);
    const other = await aVisitor(server.app);

    const answer = await other.get(link);

    expect(answer.statusCode).toBe(410);
    expect(server.pages.at(-1)?.pageConfig).toMatchObject({
      view: 'activation',
      activation: { outcome: 'used' },
    });
    expect(await press(other, link)).toEqual({ outcome: 'used', redirectUrl: null });
    expect((await other.get('/account')).statusCode).toBe(401);
  });

  it('lands on the account again in the browser that used it', async () => {
    const { link, visitor } = await signedUp();
    await press(visitor, link);

    const answer = await visitor.get(link);

    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toContain('/account?');
  });

  it('activates once when pressed twice at the same moment', async () => {
    const { link, server } = await signedUp();
    const visitors = await Promise.all([aVisitor(server.app), aVisitor(server.app)]);

    const answers = await Promise.all(visitors.map((visitor) => press(visitor, link)));

    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['activated', 'used']);
  });

  it('activates once when both presses have read the link before either uses it', async () => {
    const { link, server } = await signedUp();
    const presses = [1, 2].map(() => activate(server.deps, 'slotbook', tokenOf(link)));

    const outcomes = (await Promise.all(presses)).map(({ outcome }) => outcome);

    expect(outcomes.toSorted()).toEqual(['activated', 'used']);
  });

  it('is not used by the page of another site', async () => {
    const { link, server, visitor } = await signedUp();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

    const answer = await visitor.post('/activation', { token: tokenOf(link) }, foreign);

    expect(answer.statusCode).toBe(403);
    expect(await accountStatus(server)).toBe('pending');
  });

  it('still works a second before 24 hours are over', async () => {
    const { link, server, visitor } = await signedUp();
    server.pass(24 * HOUR - 1000);

    expect((await press(visitor, link)).outcome).toBe('activated');
  });

  it('expires after 24 hours', async () => {
    const { link, server, visitor } = await signedUp();
    server.pass(24 * HOUR);

    const answer = await visitor.get(link);

    expect(answer.statusCode).toBe(410);
    expect(server.pages.at(-1)?.pageConfig.activation).toEqual({
      outcome: 'expired',
      token: tokenOf(link),
    });
    expect(await press(visitor, link)).toEqual({ outcome: 'expired', redirectUrl: null });
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

  it('keeps its token out of referrers and of the database', async () => {
    const { link, server, visitor } = await signedUp();
    const token = tokenOf(link);
    const stored = JSON.stringify([
      await server.database.selectFrom('activation_tokens').selectAll().execute(),
      await server.database.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);

    const answer = await visitor.get(link);

    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });
});

import { randomUUID } from 'node:crypto';
import {
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  dictionary,
  option,
  record,
} from 'fast-check';
import { expect, it } from 'vitest';
import { aDeal } from '../../factories/leads/aKnownLead.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  userIdOf,
} from '../../factories/orders/anUpgrade.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor, HOST, type Visitor } from '../../factories/servers/aVisitor.ts';

const RUNS = 150;
const OFTEN = { points: 100_000, seconds: 60 };

/** Other accounts' data that a member has obtained. */
interface Loot {
  readonly accountId: string;
  readonly ownerId: string;
  readonly ownerSession: string;
  readonly ownerToken: string;
  readonly freeToken: string;
  readonly handover: string;
}

async function lootOf(server: TestServer, owner: Visitor): Promise<Loot> {
  const ownerId = await userIdOf(server, 'owner');
  const row = await server.database.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const own = await aDeal(server, { plan_id: 'pro', account_id: row.id });
  await owner.get(`/payment?dealid=${own}`);
  const ownerToken = server.pages.at(-1)?.sessionInfo.linkToken ?? '';
  const stranger = await aVisitor(server.app);
  await stranger.get(`/signup?dealid=${await aDeal(server, { plan_id: 'pro' })}`);
  const freeToken = server.pages.at(-1)?.sessionInfo.linkToken ?? '';
  const link = (await owner.get('/account/upgrade')).headers.location ?? '';
  const handover = new URL(link, `http://${HOST}`).searchParams.get('handover') ?? '';
  const ownerSession = owner.cookies['session'] ?? '';
  return { accountId: row.id, ownerId, ownerSession, ownerToken, freeToken, handover };
}

/** A forged request, of which each part can be chosen. */
function crafted(loot: Loot, ownSession: string) {
  const [ownId = '', ...ownSeal] = ownSession.split('.');
  const [ownersId = '', ...ownersSeal] = loot.ownerSession.split('.');
  const wishes = constantFrom('owner', 'admin', 'true', '1', loot.ownerId, loot.accountId);
  const named = (...names: string[]) => dictionary(constantFrom(...names), wishes, { maxKeys: 3 });
  const tokens = [loot.ownerToken, loot.freeToken, `${loot.freeToken}x`, '..', ''];
  return record({
    path: constantFrom('/payment', '/payment/', '/v1/payment', '//payment', '/PAYMENT'),
    query: named('role', 'as', 'accountId', 'userId', 'handover', 'dealid', 'admin'),
    method: constantFrom('POST' as const, 'PUT' as const, 'PATCH' as const),
    headers: named(
      'x-role',
      'x-user-id',
      'x-account-id',
      'authorization',
      'x-forwarded-user',
      'x-forwarded-host',
      'x-http-method-override',
      'x-original-url',
    ),
    extra: named('role', 'userId', 'accountId', 'isAdmin', '__proto__', 'account'),
    into: constantFrom('nothing' as const, 'body' as const, 'formState' as const),
    linkToken: option(constantFrom(...tokens), { nil: undefined }),
    handover: boolean(),
    session: constantFrom(
      ownSession,
      [ownersId, ...ownSeal].join('.'),
      [ownId, ...ownersSeal].join('.'),
      `${loot.ownerSession.slice(0, -1)}_`,
      `${loot.ownerSession}.owner`,
      `${ownSession}; session=${loot.ownerSession.split('.').slice(0, 2).join('.')}`,
      '',
    ),
    planId: constantFrom('pro', 'starter', 'agreed'),
  });
}

it('a member cannot upgrade, whatever they send and whatever of others they hold', async () => {
  const server = await anUpgradingServer({
    allowances: {
      upgradeByIp: OFTEN,
      upgradeByAccount: OFTEN,
      activationByIp: OFTEN,
      leadByIp: OFTEN,
      leadBySession: OFTEN,
      clientTokenByIp: OFTEN,
      clientTokenBySession: OFTEN,
    },
  });
  const loot = await lootOf(server, await signedInAs(server, 'owner'));
  const member = await signedInAs(server, 'member');
  const own = member.cookies['session'] ?? '';
  const before = await server.database.selectFrom('subscriptions').selectAll().execute();

  await assert(
    asyncProperty(crafted(loot, own), async (request) => {
      if (request.handover) await member.get(`/payment?handover=${loot.handover}`);
      const { extra, into, linkToken, planId } = request;
      const upgrade = anUpgradeRequest({ selectedPlans: [{ planId }] });
      const formState = {
        ...upgrade.formState,
        ...(linkToken !== undefined && { linkToken }),
        ...(into === 'formState' && extra),
      };
      const answer = await server.app.inject({
        method: request.method,
        url: `${request.path}?${new URLSearchParams(request.query)}`,
        headers: {
          ...request.headers,
          host: HOST,
          origin: `http://${HOST}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          cookie: `session=${request.session}`,
        },
        payload: JSON.stringify({ ...upgrade, ...(into === 'body' && extra), formState }),
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }),
    { numRuns: RUNS },
  );

  // Random cases need not include these. Who they are and what they send are each refused.
  const plain = anUpgradeRequest({ selectedPlans: [{ planId: 'pro' }] });
  const statusOf = async (session: string, payload: object) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/payment',
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: `session=${session}`,
      },
      payload: JSON.stringify(payload),
    });
    return statusCode;
  };
  expect(await statusOf(own, plain)).toBe(403);
  expect(await statusOf(`${own}.owner`, plain)).toBe(401);
  expect(await statusOf(own, { ...plain, role: 'owner' })).toBe(400);
  expect(server.payments.books.size).toBe(0);
  expect(await server.database.selectFrom('attempts').selectAll().execute()).toEqual([]);
  expect(await server.database.selectFrom('subscriptions').selectAll().execute()).toEqual(before);
});

it.each([
  ["an owner's hand-over", (loot: Loot) => `/payment?handover=${loot.handover}`],
  ["the account's id", (loot: Loot) => `/payment?accountId=${loot.accountId}`],
  ['a role in the query', () => '/v1/payment?role=owner&as=owner'],
])('a member sees no payment page by %s', async (_name, path) => {
  const server = await anUpgradingServer();
  const loot = await lootOf(server, await signedInAs(server, 'owner'));
  const member = await signedInAs(server, 'member');
  await member.get(path(loot));
  const after = await member.get('/payment');

  expect(after.statusCode).toBe(403);
  expect(server.pages.at(-1)).toMatchObject({
    errorInfo: { message: 'UNAUTHORISED_USER_ROLE' },
    sessionInfo: { plans: expect.not.arrayContaining([expect.objectContaining({ id: 'agreed' })]) },
  });
});

it("an account's deal is of no use to its own member, and none to another's owner", async () => {
  const server = await anUpgradingServer();
  const loot = await lootOf(server, await signedInAs(server, 'owner'));
  const member = await signedInAs(server, 'member');
  const headers = { 'idempotency-key': randomUUID() };
  const request = anUpgradeRequest({ formState: { linkToken: loot.ownerToken } });
  const refused = await member.post('/payment', request, headers);
  expect(refused.json()).toMatchObject({ message: 'UNAUTHORISED_USER_ROLE_MEMBER' });

  const admin = await signedInAs(server, 'admin');
  const other = await admin.post('/payment', request, headers);
  expect(other.json()).toMatchObject({ message: 'MISSING_LEAD_OR_DEAL_ID' });
  expect(server.payments.books.size).toBe(0);
});

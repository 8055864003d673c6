import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '../../../src/server/commands/demo/demoPeople.ts';
import type { UserRow } from '../../../src/server/storage/tables/Tables.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import { booksOf } from '../../factories/payments/aPaidSignUp.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import { ask, endedAtBilling, refusal } from '../../factories/servers/support.ts';

function addressOf(role: UserRow['role']): string {
  return DEMO_PEOPLE.find((person) => person.role === role)?.email ?? '';
}

function erase(server: TestServer, role: UserRow['role']) {
  return ask(server, 'erase', 'email', addressOf(role));
}

async function eraseOthers(server: TestServer): Promise<void> {
  await erase(server, 'admin');
  await erase(server, 'member');
}

/** Pauses an upgrade after it is checked, before it is charged. */
function aPause() {
  const { promise: isResumed, resolve: resume } = Promise.withResolvers<void>();
  const { promise: isChecked, resolve: tellChecked } = Promise.withResolvers<void>();
  const rateLimits = {
    whileLeft: <T>(_name: unknown, _key: unknown, act: () => Promise<T>) => act(),
    isUsedUp: async () => false,
    note: async () => undefined,
    async use(name: string) {
      if (name !== 'upgradeByAccount') return;
      tellChecked();
      await isResumed;
    },
  };
  return { isChecked, rateLimits, resume };
}

function ordersOf({ database }: TestServer) {
  return database.selectFrom('attempts').select('id').orderBy('created_at').execute();
}

describe('the owner of an account with other users', () => {
  it('ends everything that the account pays for, whichever user ordered it', async () => {
    const server = await anUpgradingServer();
    server.pass(1000);
    await upgrade(await signedInAs(server, 'owner'));
    server.pass(1000);
    const more = anUpgradeRequest({
      selectedPlans: [{ planId: 'pro', noOfUsers: 2 }],
      formState: { totalAmount: 9800, dueToday: 9800 },
    });
    const { statusCode } = await upgrade(await signedInAs(server, 'admin'), more);
    expect(statusCode).toBe(200);
    await server.deliver();
    const [first, second] = await ordersOf(server);
    expect(endedAtBilling(server)).toEqual([first?.id]);

    await erase(server, 'member');
    await erase(server, 'admin');
    await server.deliver();
    expect(endedAtBilling(server)).toEqual([first?.id]);
    await erase(server, 'owner');
    await server.deliver();

    expect(endedAtBilling(server)).toEqual([first?.id, second?.id]);
    const subscriptions = await server.database
      .selectFrom('subscriptions')
      .select('status')
      .distinct()
      .execute();
    expect(subscriptions).toEqual([{ status: 'ended' }]);
  });

  it('is erased last', async () => {
    const server = await anUpgradingServer();

    expect(await refusal(erase(server, 'owner'))).toBe(
      'They own an account that has other users (2). Erase those first, each by their --email.',
    );
    await erase(server, 'admin');
    expect(await refusal(erase(server, 'owner'))).toContain('other users (1)');
    await erase(server, 'member');
    await erase(server, 'owner');

    const accounts = server.database.selectFrom('accounts').select(['company_name', 'phone']);
    expect(await accounts.execute()).toEqual([{ company_name: '', phone: '' }]);
  });
});

describe('a user with an upgrade under way', () => {
  it.each(['owner', 'admin'] as const)('is not erased, an %s', async (role) => {
    const server = await anUpgradingServer();
    if (role === 'owner') await eraseOthers(server);
    const payment = { paymentType: 'CC', paymentDetails: { nonce: 'lost' } } as const;
    const answer = await upgrade(await signedInAs(server, role), anUpgradeRequest({ payment }));
    expect(answer.statusCode).toBe(202);

    expect(await refusal(erase(server, role))).toContain('is under way');
  });

  it.each(['owner', 'admin'] as const)(
    'has the payment voided where it began in the moment that erased the %s',
    async (role) => {
      const { isChecked, rateLimits, resume } = aPause();
      const server = await anUpgradingServer({ deps: { rateLimits } });
      if (role === 'owner') await eraseOthers(server);
      const slow = upgrade(await signedInAs(server, role));
      await isChecked;
      await erase(server, role);
      resume();

      expect((await slow).json()).toMatchObject({
        message: 'MISSING_LEAD_OR_DEAL_ID',
        data: { reason: 'NOTHING_CHARGED' },
      });
      await server.deliver();
      expect(booksOf(server)).toEqual(['voided']);
      const [order] = await ordersOf(server);
      expect(endedAtBilling(server)).toEqual([order?.id]);
      const subscriptions = server.database.selectFrom('subscriptions').select('plan_id');
      expect(await subscriptions.execute()).toEqual([{ plan_id: 'starter' }]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '../../src/server/commands/demo/demoPeople.ts';
import type { UserRow } from '../../src/server/storage/tables/Tables.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../factories/anUpgrade.ts';
import type { TestServer } from '../factories/aServer.ts';
import { ask, endedAtBilling, refusal } from '../factories/support.ts';

function addressOf(role: UserRow['role']): string {
  return DEMO_PEOPLE.find((person) => person.role === role)?.email ?? '';
}

function erase(server: TestServer, role: UserRow['role']) {
  return ask(server, 'erase', 'email', addressOf(role));
}

function ordersOf({ database }: TestServer) {
  return database.selectFrom('attempts').select('id').orderBy('created_at').execute();
}

describe('the owner of an account with other users', () => {
  it('ends all that the account pays for, whoever ordered it', async () => {
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

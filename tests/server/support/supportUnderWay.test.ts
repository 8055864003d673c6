import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '../../../src/server/commands/demo/demoPeople.ts';
import { inTransaction } from '../../../src/server/storage/inTransaction.ts';
import { erasePerson } from '../../../src/server/support/erasePerson.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import { aPaidBrand, aRequestWith, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';
import { aSoldServer, ask, refusal } from '../../factories/servers/support.ts';

const UNDER_WAY =
  'An order of theirs, or its money, is under way. Ask again once it is over: show tells.';

/** A server with a sign-up whose payment is not known yet. */
async function anUnclearSignUp() {
  const server = await aServer({ brands: [aPaidBrand()] });
  const { statusCode } = await pay(await aVisitor(server.app), aRequestWith('lost'));
  expect(statusCode).toBe(202);
  return { server, order: await newestOrder(server) };
}

/** A server with an upgrade by the account's admin whose payment is not known yet. */
async function anUnclearUpgrade() {
  const server = await anUpgradingServer();
  const payment = { paymentType: 'CC', paymentDetails: { nonce: 'lost' } } as const;
  const { statusCode } = await upgrade(
    await signedInAs(server, 'admin'),
    anUpgradeRequest({ payment }),
  );
  expect(statusCode).toBe(202);
  return { server, order: await newestOrder(server) };
}

function newestOrder({ database }: TestServer) {
  return database
    .selectFrom('attempts')
    .select(['id', 'order_number'])
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
}

const PEOPLE = new Map(DEMO_PEOPLE.map(({ email, role }) => [role, email]));

describe('of a sign-up that is not known to be paid, support', () => {
  it('finds the person by the address', async () => {
    const { server } = await anUnclearSignUp();

    expect(await ask(server, 'find', 'email', 'Ada@Example.com')).toMatchObject({
      signUps: [{ brandId: 'slotbook', email: 'ada@example.com' }],
    });
  });

  it('shows the order by the address and by its number', async () => {
    const { order, server } = await anUnclearSignUp();
    const shown = { dossier: { orders: [{ id: order.id, status: 'started' }] } };

    expect(await ask(server, 'show', 'email', 'ada@example.com')).toMatchObject(shown);
    expect(await ask(server, 'show', 'receipt', order.order_number ?? '')).toMatchObject(shown);
  });

  it('does not say that nothing is kept of the person', async () => {
    const { order, server } = await anUnclearSignUp();

    for (const [selector, value] of [
      ['email', 'ada@example.com'],
      ['order', order.id],
    ] as const) {
      expect(await refusal(ask(server, 'erase', selector, value))).toBe(UNDER_WAY);
    }
  });

  it('finds no one else', async () => {
    const { server } = await anUnclearSignUp();

    expect(await ask(server, 'find', 'email', 'bob@example.com')).toMatchObject({ signUps: [] });
  });
});

describe('of an upgrade that is not known to be paid, support', () => {
  it.each(['owner', 'admin'] as const)('shows the order to the %s', async (role) => {
    const { order, server } = await anUnclearUpgrade();
    const email = PEOPLE.get(role) ?? '';

    expect(await refusal(ask(server, 'erase', 'email', email))).not.toBe('');
    expect(await ask(server, 'show', 'email', email)).toMatchObject({
      dossier: { orders: [{ id: order.id, status: 'started' }] },
    });
  });

  it('shows the account by the order', async () => {
    const { order, server } = await anUnclearUpgrade();

    expect(await ask(server, 'show', 'order', order.id)).toMatchObject({
      dossier: {
        user: [{ email: PEOPLE.get('owner') }],
        orders: [{ id: order.id, status: 'started' }],
      },
    });
  });
});

it('a person whose sign-up ends between the search and the erasure is not said to be erased', async () => {
  const { server } = await aSoldServer();
  const found = { brandId: 'slotbook', emailKey: 'ada@example.com' };
  const asWasFound = { ...found, accountId: null, userId: null, orderId: null };

  const erased = inTransaction(server.database, (transaction) =>
    erasePerson(transaction, server.deps, asWasFound),
  );

  expect(await refusal(erased)).toBe('They have signed up this moment. Ask again.');
  expect(await ask(server, 'show', 'email', 'ada@example.com')).toMatchObject({
    dossier: { user: [{ email: 'ada@example.com' }] },
  });
});

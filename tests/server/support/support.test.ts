import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OLD_ROWS } from '../../factories/databases/oldRows.ts';
import { aDeal, aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { aPaidBrand, aRequestWith, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';
import { actionsOf, aSoldServer, ask, refusal } from '../../factories/servers/support.ts';

describe('support finds a sign-up', () => {
  it.each([
    ['email', 'email', ' ADA@Example.com '],
    ['account', 'account_id', null],
    ['order', 'id', null],
    ['order', 'order_number', null],
    ['receipt', 'order_number', null],
    ['transaction', 'transaction_id', null],
  ] as const)('by its %s, and no one else', async (selector, column, typed) => {
    const { ada, server } = await aSoldServer();

    const answer = await ask(server, 'find', selector, typed ?? ada[column] ?? '');

    expect(answer).toMatchObject({
      kind: 'found',
      signUps: [{ accountId: ada.account_id, email: 'ada@example.com', brandId: 'slotbook' }],
    });
    expect(JSON.stringify(answer)).not.toContain('bob');
  });

  it('by an order number as it is heard on the telephone', async () => {
    const { ada, server } = await aSoldServer();
    const heard = ` ${ada.order_number?.toLowerCase().replace('-', ' ').replaceAll('0', 'o')}`;

    expect(await ask(server, 'find', 'receipt', heard)).toMatchObject({
      signUps: [{ accountId: ada.account_id }],
    });
  });

  it('in a brand, where one is named', async () => {
    const { server } = await aSoldServer();
    const asked = ask(server, 'find', 'email', 'ada@example.com', { brandId: 'facetable' });

    expect(await asked).toEqual({ kind: 'found', signUps: [] });
  });

  it('no address by a pattern', async () => {
    const { server } = await aSoldServer();

    for (const pattern of ['%', 'a%', '___@example.com', "' or 1=1 --"]) {
      expect(await ask(server, 'find', 'email', pattern)).toEqual({ kind: 'found', signUps: [] });
    }
  });
});

it('shows the whole history of one, and nothing of anybody else', async () => {
  const { ada, bob, server } = await aSoldServer();
  await server.deliver();

  const answer = await ask(server, 'show', 'email', 'ada@example.com');

  expect(answer).toMatchObject({
    dossier: {
      user: [{ email: 'ada@example.com', first_name: 'Ada' }],
      orders: [{ id: ada.id, status: 'succeeded', transaction_id: ada.transaction_id }],
      payments: [{ amount: 5900, state: 'captured', last_four: '1111' }],
      work: [
        { kind: 'activationMail', status: 'done' },
        { kind: 'capture', status: 'done' },
        { kind: 'receiptMail', status: 'done' },
      ],
      consents: [
        { kind: 'terms', source: expect.stringMatching(/\w/) },
        { kind: 'privacy', source: expect.stringMatching(/\w/) },
      ],
      subscriptions: [{ plan_id: 'pro', status: 'active' }],
    },
  });
  const text = JSON.stringify(answer);
  for (const other of ['bob', 'Boole', bob.id, bob.account_id, bob.userId, bob.transaction_id]) {
    expect(text).not.toContain(other);
  }
  expect(text).not.toMatch(/hash of|session|idempotency|token/);
});

it("shows a member nothing of what the account's owner entered", async () => {
  const { ada, server } = await aSoldServer();
  const owner = server.database.selectFrom('users').selectAll().where('id', '=', ada.userId);
  const member = { id: 'member', email: 'eve@example.com', email_key: 'eve@example.com' };
  await server.database
    .insertInto('users')
    .values({ ...(await owner.executeTakeFirstOrThrow()), ...member, role: 'member' })
    .execute();

  const answer = await ask(server, 'export', 'email', 'eve@example.com');

  expect(answer).toMatchObject({
    dossier: { user: [{ id: 'member' }], account: [], payments: [] },
  });
  for (const text of ['ada@example.com', 'Analytical', ada.id, ada.transaction_id]) {
    expect(JSON.stringify(answer)).not.toContain(text);
  }
});

it('shows an order that came to nothing', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app), aRequestWith('declined'));
  const { id } = await server.database
    .selectFrom('attempts')
    .select('id')
    .executeTakeFirstOrThrow();

  expect(await ask(server, 'show', 'order', id)).toMatchObject({
    dossier: { user: [], orders: [{ id, status: 'failed', response_status: 402 }] },
  });
});

it('shows of an order without a person nothing that has no address', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app), aRequestWith('declined'));
  const at = server.deps.clock().toISOString();
  await OLD_ROWS.leads(server.database, 'lead', at);
  await server.database.updateTable('leads').set({ email: '' }).execute();
  await OLD_ROWS.email_checks(server.database, 'check', at);
  await server.database.updateTable('email_checks').set({ email_key: '' }).execute();
  await aKnownLead(server, { email: '' });
  await aDeal(server, { email: '' });
  const order = server.database.selectFrom('attempts').select('id');
  const { id } = await order.executeTakeFirstOrThrow();

  expect(await ask(server, 'show', 'order', id)).toMatchObject({
    dossier: { leads: [], knownLeads: [], deals: [], emailChecks: [] },
  });
});

describe('the activation mail', () => {
  it('is sent again, to the account that is asked for', async () => {
    const { server } = await aSoldServer();
    await server.deliver();
    const before = server.mail.sent.length;

    await ask(server, 'resend', 'email', 'ada@example.com');
    await server.deliver();

    expect(server.mail.sent.slice(before).map(({ to }) => to)).toEqual(['ada@example.com']);
    expect(server.mail.sent.at(-1)?.text).toContain('https://signup.slotbook.example/activate');
  });

  it('is not sent to an account that is active', async () => {
    const { server } = await aSoldServer();
    await server.database.updateTable('accounts').set({ status: 'active' }).execute();

    const said = await refusal(ask(server, 'resend', 'email', 'ada@example.com'));

    expect(said).toBe('The account is active already.');
    expect((await actionsOf(server)).map(({ outcome }) => outcome)).toEqual(['refused']);
  });
});

it('writes down who did what, when and why, and no address', async () => {
  const { ada, server } = await aSoldServer();
  await ask(server, 'find', 'email', 'ada@example.com');
  await ask(server, 'find', 'email', 'nobody@example.com');
  await refusal(ask(server, 'show', 'email', 'nobody@example.com'));
  await ask(server, 'export', 'account', ada.account_id);

  const who = { done_by: 'Grace', reason: 'ticket 12' };
  expect(await actionsOf(server)).toEqual([
    { ...who, verb: 'find', subject: `account/${ada.account_id}`, outcome: 'done' },
    { ...who, verb: 'find', subject: 'email', outcome: 'done' },
    { ...who, verb: 'show', subject: 'email', outcome: 'refused' },
    { ...who, verb: 'export', subject: `account/${ada.account_id}`, outcome: 'done' },
  ]);
});

describe('what is only shown', () => {
  it.each(['find', 'show', 'export'] as const)(
    '%s is read before a transaction begins, in which it is written down',
    async (verb) => {
      const { server } = await aSoldServer();
      const order: string[] = [];
      const executor = vi.spyOn(server.database.getExecutor(), 'executeQuery');
      onTestFinished(() => executor.mockRestore());
      const begin = server.database.transaction.bind(server.database);
      const transaction = vi.spyOn(server.database, 'transaction').mockImplementation(() => {
        order.push(`${executor.mock.calls.length} queries before a transaction`);
        return begin();
      });
      onTestFinished(() => transaction.mockRestore());

      await ask(server, verb, 'email', 'ada@example.com');

      // Queries in a transaction use another executor.
      const read = executor.mock.calls.map(([{ sql }]) => sql).join(' ');
      expect(order).toEqual([`${executor.mock.calls.length} queries before a transaction`]);
      expect(read).toContain(verb === 'find' ? '"users"' : '"consent_texts"');
      expect(read).not.toContain('support_actions" (');
    },
  );

  it('is not shown where it cannot be written down', async () => {
    const { server } = await aSoldServer();
    await server.database.schema.dropTable('support_actions').execute();

    for (const verb of ['find', 'show', 'export'] as const) {
      await expect(ask(server, verb, 'email', 'ada@example.com')).rejects.toThrow(
        'support_actions',
      );
    }
  });
});

it.each(['show', 'export', 'erase'] as const)(
  '%s that fails is written down, too',
  async (verb) => {
    const { ada, server } = await aSoldServer();
    // An order in progress would be refused.
    await server.deliver();
    await sql`alter table identities rename to elsewhere`.execute(server.database);

    await expect(ask(server, verb, 'account', ada.account_id ?? '')).rejects.toThrow('identities');

    expect(await actionsOf(server)).toMatchObject([{ verb, outcome: 'refused' }]);
  },
);

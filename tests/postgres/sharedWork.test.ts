import { expect, it, onTestFinished } from 'vitest';
import { deliverOutbox } from '../../src/server/jobs/deliverOutbox.ts';
import { settleDue } from '../../src/server/orders/settling/settleDue.ts';
import { queueActivationMail } from '../../src/server/outbox/queueActivationMail.ts';
import { inTransaction } from '../../src/server/storage/inTransaction.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/databases/aPostgresUrl.ts';
import { aPaidBrand, aPaidRequest, pay } from '../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../factories/servers/aServer.ts';
import { aVisitor } from '../factories/servers/aVisitor.ts';

const PROCESSES = 4;

/** A server, and more processes with their own connections to its database. */
async function processes(): Promise<{
  readonly server: TestServer;
  readonly all: readonly TestServer['deps'][];
}> {
  const url = await aPostgresUrl(copyOfMigrated);
  const connect = () => {
    const database = openPostgres(url);
    onTestFinished(() => database.destroy());
    return database;
  };
  const server = await aServer({ brands: [aPaidBrand()], deps: { database: connect() } });
  const all = Array.from({ length: PROCESSES }, () => ({ ...server.deps, database: connect() }));
  return { server, all };
}

/** Queues one mail for each of many users. */
async function queueMails({ deps }: TestServer, count: number): Promise<void> {
  const at = deps.clock().toISOString();
  const names = Array.from({ length: count }, (_, index) => `user-${index}`);
  await inTransaction(deps.database, async (transaction) => {
    for (const id of names) {
      await transaction.insertInto('accounts').values(accountRow(id, at)).execute();
      await transaction.insertInto('users').values(userRow(id, at)).execute();
      await queueActivationMail(transaction, deps, {
        brandId: 'slotbook',
        to: { userId: id },
        origin: 'https://slotbook.example',
        now: deps.clock(),
      });
    }
  });
}

function accountRow(id: string, created_at: string) {
  const contact = { company_name: 'Engines', country_code: '44', phone: '2071234567' };
  const place = { time_zone: 'Europe/London', brand_id: 'slotbook' };
  return { id, status: 'pending' as const, ...contact, ...place, created_at };
}

function userRow(id: string, created_at: string) {
  const email = `${id}@example.com`;
  const person = { first_name: 'Ada', last_name: 'Lovelace', email, email_key: email };
  const rights = { password_hash: '', role: 'owner' as const, auth_type: 'REGULAR' as const };
  return { id, account_id: id, brand_id: 'slotbook', ...person, ...rights, created_at };
}

it('each mail is sent by exactly one process', async () => {
  const { all, server } = await processes();
  await queueMails(server, 60);

  const delivered = await Promise.all(all.map((deps) => deliverOutbox(deps)));

  const recipients = server.mail.sent.map(({ to }) => to);
  expect(new Set(recipients).size).toBe(60);
  expect(recipients).toHaveLength(60);
  expect(delivered.reduce((sum, count) => sum + count, 0)).toBe(60);
});

it('each mail that the previous release queued, without a lane, is sent by exactly one process', async () => {
  const { all, server } = await processes();
  await queueMails(server, 12);
  await server.database.updateTable('outbox').set({ lane: null }).execute();

  const delivered = await Promise.all(all.map((deps) => deliverOutbox(deps)));

  expect(new Set(server.mail.sent.map(({ to }) => to)).size).toBe(12);
  expect(server.mail.sent).toHaveLength(12);
  expect(delivered.reduce((sum, count) => sum + count, 0)).toBe(12);
});

it('a piece of work that another process is taking is passed over, not waited for', async () => {
  const { all, server } = await processes();
  const [first, second] = all;
  if (first === undefined || second === undefined) throw new Error('Two processes are needed');
  await queueMails(server, 3);

  await inTransaction(first.database, async (transaction) => {
    await transaction
      .selectFrom('outbox')
      .selectAll()
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .execute();
    expect(await deliverOutbox(second)).toBe(2);
  });

  expect(await deliverOutbox(second)).toBe(1);
});

it('each order whose call is over is settled by exactly one process', async () => {
  const { all, server } = await processes();
  server.payments.onSale = async (sell) => {
    sell();
    return { kind: 'unknown', cause: new Error('The answer was lost') };
  };
  for (let visits = 0; visits < 3; visits += 1) {
    const visitor = await aVisitor(server.app);
    await pay(visitor, aPaidRequest({ leadInfo: { email: `ada-${visits}@example.com` } }));
  }

  const settled = await Promise.all(all.map((deps) => settleDue(deps)));

  expect(settled.reduce((sum, count) => sum + count, 0)).toBe(3);
});

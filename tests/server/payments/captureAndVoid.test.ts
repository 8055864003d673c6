import { describe, expect, it } from 'vitest';
import { startSettling } from '../../../src/server/jobs/startSettling.ts';
import { aPaidBrand, aRequestWith, booksOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const MINUTE = 60_000;

async function aPaidServer(): Promise<TestServer> {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app));
  return server;
}

const moves = ({ database }: TestServer) =>
  database
    .selectFrom('outbox')
    .select(['kind', 'status', 'last_error'])
    .where('kind', 'in', ['capture', 'void'])
    .execute();

describe('a capture', () => {
  it.each([
    { kind: 'unknown', cause: new Error('No answer') },
    { kind: 'refused', reason: 'busy', detail: 'Too many requests' },
  ] as const)('that does not succeed is tried again: $kind', async (outcome) => {
    const server = await aPaidServer();
    const before = { ...server.payments };
    server.payments.capture = async () => outcome;
    await server.deliver();
    expect(await moves(server)).toMatchObject([
      { kind: 'capture', status: 'waiting', last_error: expect.stringContaining('captured') },
    ]);

    Object.assign(server.payments, before);
    server.pass(MINUTE);
    await server.deliver();

    expect(booksOf(server)).toEqual(['captured']);
    expect(await moves(server)).toMatchObject([{ status: 'done' }]);
  });

  it('whose answer was lost is done when the provider says so', async () => {
    const server = await aPaidServer();
    const before = { ...server.payments };
    server.payments.capture = async (account, id) => {
      await before.capture(account, id);
      return { kind: 'unknown', cause: new Error('No answer') };
    };
    await server.deliver();

    Object.assign(server.payments, before);
    server.pass(MINUTE);
    await server.deliver();

    const payment = await server.database.selectFrom('payments').select('state').execute();
    expect(payment).toEqual([{ state: 'captured' }]);
  });

  it('settles no payment of another brand, whose provider may give the same names', async () => {
    const other = { id: 'careline', hosts: ['careline.example'] };
    const server = await aServer({ brands: [aPaidBrand(), aPaidBrand(other)] });
    const { database } = server;
    await pay(await aVisitor(server.app));
    await pay(await aVisitor(server.app, 'careline.localhost:4000'));
    await database.deleteFrom('outbox').where('brand_id', '=', 'careline').execute();
    const { transaction_id } = await database
      .selectFrom('payments')
      .select('transaction_id')
      .where('brand_id', '=', 'slotbook')
      .executeTakeFirstOrThrow();
    await database.updateTable('payments').set({ transaction_id }).execute();
    await server.deliver();

    const payments = database.selectFrom('payments').select(['brand_id', 'state']);
    expect(await payments.orderBy('brand_id').execute()).toEqual([
      { brand_id: 'careline', state: 'held' },
      { brand_id: 'slotbook', state: 'captured' },
    ]);
  });
});

describe('a void', () => {
  it('that does not succeed is tried again', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    server.payments.onSale = async (sell) => {
      const sold = sell();
      const transactionId = sold.kind === 'approved' ? sold.transactionId : '';
      return { kind: 'wrongAmount', transactionId, detail: 'Other money' };
    };
    await pay(await aVisitor(server.app));
    const before = { ...server.payments };
    server.payments.refund = async () => ({ kind: 'unknown', cause: new Error('No answer') });
    await server.deliver();
    expect(await moves(server)).toMatchObject([{ kind: 'void', status: 'waiting' }]);

    Object.assign(server.payments, before);
    server.pass(MINUTE);
    await server.deliver();

    expect(booksOf(server)).toEqual(['voided']);
  });
});

describe('the settling job', () => {
  it('settles what is due until it is stopped, and finishes its round first', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    await pay(await aVisitor(server.app), aRequestWith('lost'));

    const job = startSettling(server.deps, MINUTE);
    await job.stop();

    const attempts = await server.database.selectFrom('attempts').select('status').execute();
    expect(attempts).toEqual([{ status: 'succeeded' }]);
  });

  it('leaves an attempt that cannot be looked up for later', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    await pay(await aVisitor(server.app), aRequestWith('lost'));
    const before = { ...server.payments };
    server.payments.findByOrder = async () => {
      throw new Error('Out of order');
    };
    expect(await server.settle()).toBe(1);
    expect(await server.settle()).toBe(0);
    expect(server.log.join('')).toContain('Out of order');

    Object.assign(server.payments, before);
    server.pass(MINUTE);
    await server.settle();

    const attempts = await server.database.selectFrom('attempts').select('status').execute();
    expect(attempts).toEqual([{ status: 'succeeded' }]);
  });
});

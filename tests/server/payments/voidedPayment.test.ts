import { describe, expect, it } from 'vitest';
import {
  aPaidBrand,
  aRequestWith,
  booksOf,
  countsOf,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aCrash } from '../../factories/servers/aCrash.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const MINUTE = 60_000;

describe('an approved payment whose account cannot be made', () => {
  it('is voided when the address was taken meanwhile', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    const other = await aVisitor(server.app);
    server.payments.onSale = async (sell) => {
      await server.database.deleteFrom('claims').execute();
      const taken = await other.post('/signup/free', aSignupRequest());
      expect(taken.statusCode).toBe(200);
      return sell();
    };

    const answer = await pay(await aVisitor(server.app));

    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { message: 'EMAIL_ADDRESS_UNAVAILABLE' },
    ]);
    await server.deliver();
    expect(booksOf(server)).toEqual(['voided']);
    expect(await countsOf(server)).toMatchObject({ accounts: 1, claims: 0, payments: 0 });
  });

  it('is voided when it is of another amount than was asked for', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    server.payments.onSale = async (sell) => {
      const sold = sell();
      if (sold.kind !== 'approved') throw new Error('Not sold');
      return { kind: 'wrongAmount', transactionId: sold.transactionId, detail: '1.00 USD' };
    };

    const answer = await pay(await aVisitor(server.app));

    expect(answer.json()).toMatchObject({ message: 'BRAIN_TREE_ERROR' });
    await server.deliver();
    expect(booksOf(server)).toEqual(['voided']);
  });

  it('is pending while the database fails, and is voided after a day of that', async () => {
    const { ask, server } = await aCrash((sender, key) => {
      void pay(sender, aRequestWith('lost'), { key });
    }, 'started');
    await server.database.schema.alterTable('leads').renameTo('away').execute();

    server.pass(MINUTE);
    await server.settle();
    expect(await ask()).toEqual([202, 'PAYMENT_PENDING']);
    server.pass(25 * 60 * MINUTE);
    await server.settle();
    await server.deliver();

    const attempt = await server.database
      .selectFrom('attempts')
      .select(['status', 'response_status', 'prepared'])
      .executeTakeFirstOrThrow();
    expect(attempt).toEqual({ status: 'failed', response_status: 500, prepared: null });
    expect(booksOf(server)).toEqual(['voided']);
    expect(server.log.join('')).toContain('A paid order is given up and voided');
  });
});

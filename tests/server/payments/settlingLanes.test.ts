import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { startSettling } from '../../../src/server/jobs/startSettling.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { aRequestWith, pay } from '../../factories/payments/aPaidSignUp.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const MINUTE = 60_000;

/** More than one round of the settling job takes. */
const MANY = 25;

/** Makes as many orders by card whose payment is unclear. */
async function unclearCards({ app, database }: TestServer): Promise<void> {
  await pay(await aVisitor(app), aRequestWith('lost'));
  const order = await database.selectFrom('attempts').selectAll().executeTakeFirstOrThrow();
  for (let count = 1; count < MANY; count += 1) {
    const other = { id: randomUUID(), idempotency_key: randomUUID(), order_number: `${count}` };
    await database
      .insertInto('attempts')
      .values({ ...order, ...other })
      .execute();
  }
}

it('a card provider that does not answer holds up no order by direct debit', async () => {
  const { authorise, server, visitor } = await aDirectDebitVisitor();
  const hung = Promise.withResolvers<{ readonly kind: 'none' }>();
  const asked = vi.spyOn(server.payments, 'findByOrder').mockReturnValue(hung.promise);
  await unclearCards(server);
  server.directDebit.loseNextAnswer = true;
  const leadInfo = { email: 'bob@example.com' };
  const flow = await authorise('MD1', leadInfo.email);
  await pay(visitor, aDebitRequest(flow, { leadInfo }));
  server.pass(MINUTE);

  const job = startSettling(server.deps, 1);

  const debits = () =>
    server.database.selectFrom('attempts').select('status').where('method', '=', 'GC').execute();
  await expect.poll(debits).toEqual([{ status: 'succeeded' }]);
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  hung.resolve({ kind: 'none' });
  await job.stop();
});

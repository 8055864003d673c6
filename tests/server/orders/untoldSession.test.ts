import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

it('a finished order is pending, not failed, while its session cannot be updated', async () => {
  const { app, database, payments } = await aServer({ brands: [aPaidBrand()] });
  const visitor = await aVisitor(app);
  const key = randomUUID();
  expect((await pay(visitor, aPaidRequest(), { key })).statusCode).toBe(200);
  // As when a release changes the table at this moment.
  await database.schema.alterTable('sessions').renameColumn('attempt_id', 'gone').execute();

  const again = await pay(visitor, aPaidRequest(), { key });
  expect([again.statusCode, again.json()]).toMatchObject([202, { message: 'PAYMENT_PENDING' }]);
  expect(payments.sales).toHaveLength(1);
});

import { expect, it } from 'vitest';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';

it('what an account pays for already is not sold again, from a page of before', async () => {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');
  server.pass(1000);
  await upgrade(visitor);
  // The set-up fee is paid. Otherwise the two orders would not differ.
  const again = anUpgradeRequest({ formState: { dueToday: 4900 } });
  const answer = await upgrade(visitor, again);

  expect(answer.json()).toMatchObject({ success: false, message: 'PLAN_CHANGED' });
  expect(server.payments.books.size).toBe(1);
});

it('an order that was checked before another one ended is not charged after it', async () => {
  const { promise: othersEnd, resolve } = Promise.withResolvers<void>();
  const { promise: isChecked, resolve: tellChecked } = Promise.withResolvers<void>();
  let calls = 0;
  const rateLimits = {
    whileLeft: <T>(_name: unknown, _key: unknown, act: () => Promise<T>) => act(),
    isUsedUp: async () => false,
    note: async () => undefined,
    async use(name: string) {
      if (name !== 'upgradeByAccount') return;
      calls += 1;
      if (calls > 1) return;
      tellChecked();
      await othersEnd;
    },
  };
  const server = await anUpgradingServer({ deps: { rateLimits } });
  const slow = upgrade(await signedInAs(server, 'owner'));
  await isChecked;
  server.pass(1000);
  const other = await upgrade(await signedInAs(server, 'admin'));
  resolve();

  expect(other.statusCode).toBe(200);
  expect((await slow).json()).toMatchObject({ success: false, message: 'PLAN_CHANGED' });
  expect(server.payments.books.size).toBe(1);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readOrderNumber } from '../../../src/core/rules/orders/orderNumber.ts';
import { reconcile } from '../../../src/server/orders/books/reconcile.ts';
import { numberOrders } from '../../../src/server/orders/numbers/numberOrders.ts';
import { drawOrderNumber } from '../../../src/server/orders/numbers/orderNumberOf.ts';
import {
  aPaidBrand,
  aPaidRequest,
  aRequestWith,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const DAY_MS = 86_400_000;

async function aShop() {
  const server = await aServer({ brands: [aPaidBrand()] });
  return { server, visitor: await aVisitor(server.app) };
}

/** Another visitor's order, with another address. */
async function anotherOrder({ app, pass }: TestServer): Promise<void> {
  pass(1);
  const leadInfo = { email: 'grace@example.com' };
  const answer = await pay(await aVisitor(app), aPaidRequest({ leadInfo }));
  expect(answer.statusCode).toBe(200);
  pass(1);
}

async function numbersOf({ database }: TestServer) {
  return database
    .selectFrom('attempts')
    .select(['id', 'order_number'])
    .orderBy('created_at')
    .execute();
}

/** As a process of the previous version stores them. */
async function forgetNumbers({ database }: TestServer): Promise<void> {
  await database.updateTable('attempts').set({ order_number: null }).execute();
}

it('is the same in the answer, on the page, in the receipt, in the log and at billing', async () => {
  const { server, visitor } = await aShop();
  const answer = await pay(visitor);
  await server.deliver();
  await visitor.get('/signup');

  const [attempt] = await numbersOf(server);
  const number = attempt?.order_number ?? '';
  expect(readOrderNumber(number)).toBe(number);
  expect(answer.json().data.reference).toBe(number);
  expect(server.pages.at(-1)?.sessionInfo.placed?.reference).toBe(number);
  const receipt = server.mail.sent.find(({ subject }) => subject.includes('receipt'));
  expect(receipt?.text).toContain(number);
  expect(receipt?.html).toContain(number);
  expect([...server.billing.books.values()]).toMatchObject([{ order: { orderNumber: number } }]);
});

it("is the same for the same order again, and never another order's", async () => {
  const { server, visitor } = await aShop();
  const key = randomUUID();
  const first = await pay(visitor, aPaidRequest(), { key });
  const again = await pay(visitor, aPaidRequest(), { key });
  await anotherOrder(server);

  expect(again.json()).toEqual(first.json());
  const numbers = (await numbersOf(server)).map(({ order_number }) => order_number);
  expect(new Set(numbers).size).toBe(2);
});

it('is shown while the outcome of a payment is unknown, and stays the same afterwards', async () => {
  const { server, visitor } = await aShop();
  await pay(visitor, aRequestWith('lost'));
  await visitor.get('/signup');
  const pending = server.pages.at(-1)?.sessionInfo.placed;
  server.pass(60_000);
  await server.settle();
  await visitor.get('/signup');

  expect(pending?.state).toBe('pending');
  expect(readOrderNumber(pending?.reference ?? '')).toBe(pending?.reference);
  expect(server.pages.at(-1)?.sessionInfo.placed?.reference).toBe(pending?.reference);
});

/** Two orders on a server with known ids. `between` runs before the second. */
async function twoOrders(between: (server: TestServer) => Promise<unknown>) {
  let made = 0;
  const newId = () => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  };
  const server = await aServer({ brands: [aPaidBrand()], deps: { newId } });
  await anotherOrder(server);
  await between(server);
  // After a conflict with another transaction, it has used more ids than in the run before.
  made = 1000;
  const answer = await pay(await aVisitor(server.app));
  return { answer, attempts: await numbersOf(server) };
}

it('is drawn again where another order has it', async () => {
  const { attempts: before } = await twoOrders(async () => undefined);
  const id = before[1]?.id ?? '';
  const taken = drawOrderNumber(id);
  const { answer, attempts } = await twoOrders(({ database }) =>
    database.updateTable('attempts').set({ order_number: taken }).execute(),
  );

  expect(answer.statusCode).toBe(200);
  expect(attempts).toEqual([
    { id: before[0]?.id, order_number: taken },
    { id, order_number: drawOrderNumber(id, 1) },
  ]);
  expect(answer.json().data.reference).toBe(drawOrderNumber(id, 1));
});

it('is given to orders of the previous version, which already show it', async () => {
  const { server, visitor } = await aShop();
  await pay(visitor);
  await anotherOrder(server);
  await forgetNumbers(server);
  await visitor.get('/signup');
  const told = server.pages.at(-1)?.sessionInfo.placed?.reference;
  await numberOrders(server.database);

  const [own, other] = await numbersOf(server);
  expect(told).toBe(own?.order_number);
  expect(own?.order_number).toBe(drawOrderNumber(own?.id ?? ''));
  expect(other?.order_number).toBe(drawOrderNumber(other?.id ?? ''));
});

it('is given to orders of the version before, however often one is taken', async () => {
  const { server, visitor } = await aShop();
  await pay(visitor);
  await anotherOrder(server);
  const [own, other] = await numbersOf(server);
  await forgetNumbers(server);
  const taken = drawOrderNumber(own?.id ?? '');
  await server.database
    .updateTable('attempts')
    .set({ order_number: taken })
    .where('id', '=', other?.id ?? '')
    .execute();
  await numberOrders(server.database);
  await numberOrders(server.database);

  expect(await numbersOf(server)).toEqual([
    { id: own?.id, order_number: drawOrderNumber(own?.id ?? '', 1) },
    { id: other?.id, order_number: taken },
  ]);
});

it('names a difference in the books beside the id', async () => {
  const { server, visitor } = await aShop();
  await pay(visitor);
  server.pass(2 * DAY_MS);
  const { differences } = await reconcile(server.deps);

  const [attempt] = await numbersOf(server);
  expect(differences).toMatchObject([
    { attemptId: attempt?.id, orderNumber: attempt?.order_number },
  ]);
  expect(server.log.join('')).toContain(attempt?.order_number);
});

it('authorises nothing: it is no key of an attempt', async () => {
  const { visitor } = await aShop();
  const { reference } = (await pay(visitor)).json().data;

  expect((await visitor.get(`/attempts/${reference}`)).statusCode).not.toBe(200);
});

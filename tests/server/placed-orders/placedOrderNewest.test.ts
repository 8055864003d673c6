import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  aPaidBrand,
  aPaidRequest,
  aRequestWith,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { type Answer, aVisitor, type Visitor } from '../../factories/servers/aVisitor.ts';

/** Orders for an address, one second after the last order. Returns the order's key. */
async function order(
  server: TestServer,
  visitor: Visitor,
  email: string,
  nonce: 'good' | 'lost' | 'declined' = 'good',
): Promise<{ readonly key: string; readonly answer: Answer }> {
  server.pass(1000);
  const key = randomUUID();
  const { paymentRequest } = nonce === 'good' ? aPaidRequest() : aRequestWith(nonce);
  const answer = await pay(visitor, aPaidRequest({ leadInfo: { email }, paymentRequest }), { key });
  return { key, answer };
}

async function told(server: TestServer, visitor: Visitor) {
  await visitor.get('/signup');
  return server.pages.at(-1)?.sessionInfo.placed;
}

const poll = (visitor: Visitor, key: string) => visitor.ask(`/attempts/${key}`);

/** A session with two orders. The newer one's card decides its outcome. */
async function twoOrders(newerNonce: 'good' | 'lost' | 'declined') {
  const server = await aServer({ brands: [aPaidBrand({ afterSignup: 'activationEmail' })] });
  const visitor = await aVisitor(server.app);
  const older = await order(server, visitor, 'ada@example.com');
  await visitor.post('/start-anew', {});
  const newer = await order(server, visitor, 'grace@example.com', newerNonce);
  return { server, visitor, older, newer };
}

describe('a page that asks after an older order', () => {
  it.each([
    ['done', 'good', { state: 'activationEmail', email: 'grace@example.com' }],
    ['under way', 'lost', { state: 'pending', email: '' }],
  ] as const)('still shows the newer one that is %s', async (_name, nonce, expected) => {
    const { newer, older, server, visitor } = await twoOrders(nonce);
    const before = await told(server, visitor);
    expect(before).toMatchObject(expected);

    expect((await poll(visitor, older.key)).json()).toMatchObject({ success: true });
    expect(await told(server, visitor)).toEqual(before);
    await poll(visitor, newer.key);
    expect(await told(server, visitor)).toEqual(before);
  });

  it('shows its own order when the newer one failed, or when the visitor has started over', async () => {
    const { newer, older, server, visitor } = await twoOrders('declined');
    expect(newer.answer.statusCode).toBe(402);
    expect(await told(server, visitor)).toBeUndefined();

    await poll(visitor, older.key);
    expect(await told(server, visitor)).toMatchObject({ email: 'ada@example.com' });
    await visitor.post('/start-anew', {});
    await poll(visitor, older.key);
    expect(await told(server, visitor)).toMatchObject({ email: 'ada@example.com' });
  });
});

it('a user signed in by an older order sees that one, and not the newer one of another address', async () => {
  const server = await aServer({ brands: [aPaidBrand({ afterSignup: 'activeAccount' })] });
  const visitor = await aVisitor(server.app);
  const before = { ...visitor.cookies };
  const older = await order(server, visitor, 'ada@example.com', 'lost');
  const newer = await order(server, visitor, 'grace@example.com', 'lost');
  server.pass(60_000);
  await server.settle();

  for (const [{ key }, email] of [
    [newer, 'grace@example.com'],
    [older, 'ada@example.com'],
  ] as const) {
    Object.assign(visitor.cookies, before);
    expect((await poll(visitor, key)).json()).toMatchObject({ success: true });
    expect(visitor.cookies['session']).not.toBe(before['session']);
    expect(await told(server, visitor)).toMatchObject({ state: 'activeAccount', email });
  }
});

import { describe, expect, it } from 'vitest';
import { CallError } from '../../../src/server/errors/CallError.ts';
import { MAX_AGE_MS } from '../../../src/server/orders/settling/decideOutcome.ts';
import { createRateLimits } from '../../../src/server/security/createRateLimits.ts';
import { databaseCounter } from '../../../src/server/security/databaseCounter.ts';
import { LIMITS, type LimitName } from '../../../src/server/security/limits.ts';
import { memoryCounter } from '../../../src/server/security/memoryCounter.ts';
import {
  aPaidBrand,
  aPaidRequest,
  aRequestWith,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { type Answer, aVisitor, type Visitor } from '../../factories/servers/aVisitor.ts';

const twice = { points: 2, seconds: 60 };
const careline = { id: 'careline', hosts: ['careline.example'] };
const ringwell = { id: 'ringwell', hosts: ['ringwell.example'], paymentAccount: 'software-uk' };

const NAMES = Object.keys(LIMITS).filter((name): name is LimitName => name in LIMITS);

/** The limits of a process that has just started, or of another one on the same database. */
function anotherProcess({ deps }: TestServer) {
  return createRateLimits({ database: databaseCounter(deps), process: memoryCounter() });
}

describe.each(NAMES)('%s, once it is used up', (name) => {
  const { keptIn, points } = LIMITS[name];
  const outlives = keptIn === 'database';

  it(`${outlives ? 'stays so' : 'is whole again'} after a restart, and for another process`, async () => {
    const server = await aServer();
    const before = anotherProcess(server);
    for (let count = 0; count < points; count += 1) await before.use(name, 'key');
    await expect(before.use(name, 'key')).rejects.toThrow(CallError);

    const after = anotherProcess(server);

    expect(await after.isUsedUp(name, 'key')).toBe(outlives);
    expect(await after.isUsedUp(name, 'another key')).toBe(false);
  });
});

const body = { captchaToken: 'human', email: 'ada@example.com' };
const checkEmail = (visitor: Visitor) => visitor.post('/email', body);
const resend = (visitor: Visitor) => visitor.post('/activation/resend', body);

it.each<[LimitName, string, (visitor: Visitor) => Promise<Answer>]>([
  ['emailCheckByIp', "a network's e-mail checks", checkEmail],
  ['emailCheckByAddress', 'e-mail checks of an address', checkEmail],
  ['resendByIp', "a network's mails asked for again", resend],
  ['resendByAddress', 'mails asked for again to an address', resend],
])('%s: %s count over all brands', async (limit, _name, ask) => {
  const { app } = await aServer({
    brands: [aPaidBrand(), aPaidBrand(careline)],
    allowances: { [limit]: twice },
  });
  expect((await ask(await aVisitor(app))).statusCode).toBe(200);
  const there = await aVisitor(app, 'careline.localhost:4000');
  expect((await ask(there)).statusCode).toBe(200);

  expect((await ask(await aVisitor(app))).statusCode).toBe(429);
  expect((await ask(await aVisitor(app, 'careline.localhost:4000'))).statusCode).toBe(429);
});

function paidAs(email: string, nonce: 'good' | 'declined' = 'good') {
  const { leadInfo, ...request } = nonce === 'good' ? aPaidRequest() : aRequestWith(nonce);
  return { ...request, leadInfo: { ...leadInfo, email } };
}

it('a payment account with too many declines requires the checkbox at each of its brands, but refuses no card', async () => {
  const { app } = await aServer({
    brands: [aPaidBrand(), aPaidBrand(careline), aPaidBrand(ringwell)],
    allowances: { declineByPaymentAccount: twice },
  });
  const at = (brand: string) => aVisitor(app, `${brand}.localhost:4000`);
  await pay(await at('slotbook'), paidAs('one@example.com', 'declined'));
  expect((await pay(await at('careline'), paidAs('two@example.com'))).statusCode).toBe(200);
  await pay(await at('careline'), paidAs('three@example.com', 'declined'));

  const request = paidAs('four@example.com');
  const { paymentRequest } = request;
  const ticked = {
    ...request,
    paymentRequest: { ...paymentRequest, rVersion: 'visible' as const },
  };
  for (const brand of ['slotbook', 'careline']) {
    const invisible = await pay(await at(brand), request);
    expect(invisible.statusCode).toBe(403);
    expect(invisible.json()).toMatchObject({ message: 'Recaptcha validation failed' });
    expect((await pay(await at(brand), ticked)).statusCode).toBe(200);
  }
  // A brand with its own payment account.
  expect((await pay(await at('ringwell'), paidAs('five@example.com'))).statusCode).toBe(200);
});

it('counts a decline that is found once the answer to its sale was lost', async () => {
  const server = await aServer({
    brands: [aPaidBrand()],
    allowances: { declineByPaymentAccount: { ...twice, points: 1 } },
  });
  server.payments.onSale = async (sell) => {
    sell();
    return { kind: 'unknown', cause: new Error('The answer was lost') };
  };
  const lost = await pay(await aVisitor(server.app), paidAs('one@example.com', 'declined'));
  expect(lost.statusCode).toBe(202);
  server.payments.onSale = null;
  await server.settle();

  const next = await pay(await aVisitor(server.app), paidAs('two@example.com'));

  expect(next.json()).toMatchObject({ message: 'Recaptcha validation failed' });
});

it('counts no decline of a payment that is given up without an answer, and watched', async () => {
  const server = await aServer({
    brands: [aPaidBrand()],
    allowances: { declineByPaymentAccount: { points: 1, seconds: 86_400 } },
  });
  server.payments.onSale = async () => ({
    kind: 'unknown',
    cause: new Error('The provider cannot be reached'),
  });
  expect((await pay(await aVisitor(server.app), paidAs('one@example.com'))).statusCode).toBe(202);
  server.payments.onSale = null;
  server.pass(MAX_AGE_MS + 1);
  await server.settle();

  const next = await pay(await aVisitor(server.app), paidAs('two@example.com'));

  expect(next.statusCode).toBe(200);
});

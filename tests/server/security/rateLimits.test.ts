import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { LIMITS } from '../../../src/server/security/limits.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import { aSocialServer, SOCIAL_BRAND } from '../../factories/leads/socialTrip.ts';
import {
  aPaidBrand,
  aPaidRequest,
  aRequestWith,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor, HOST, type Visitor } from '../../factories/servers/aVisitor.ts';

const twice = { points: 2, seconds: 60 };
const body = { captchaToken: 'human', email: 'ada@example.com' };

async function expectLimited(visitor: Visitor, url: string, payload: unknown): Promise<void> {
  const answer = await visitor.post(url, payload, { 'idempotency-key': randomUUID() });
  expect(answer.statusCode).toBe(429);
  const { data, ...rest } = answer.json<{ data: { retryAfter: number } }>();
  expect(rest).toEqual({ status: false, success: false, message: 'RATELIMIT_EXCEEDED' });
  expect(data.retryAfter).toBeGreaterThan(0);
  expect(data.retryAfter).toBeLessThanOrEqual(60);
  expect(answer.headers['retry-after']).toBe(String(data.retryAfter));
}

it.each(['emailCheckByIp', 'emailCheckBySession', 'emailCheckByAddress'] as const)(
  'the e-mail check is refused once %s is used up',
  async (limit) => {
    const { app } = await aServer({ allowances: { [limit]: twice } });
    const visitor = await aVisitor(app);

    expect((await visitor.post('/email', body)).statusCode).toBe(200);
    expect((await visitor.post('/email', body)).statusCode).toBe(200);

    await expectLimited(visitor, '/email', body);
  },
);

it('an address is limited for all visitors, and another address is not', async () => {
  const { app } = await aServer({ allowances: { emailCheckByAddress: twice } });
  const [first, second] = [await aVisitor(app), await aVisitor(app)];
  await first.post('/email', body);
  await first.post('/email', body);

  await expectLimited(second, '/email', body);

  const other = await second.post('/email', { ...body, email: 'bob@example.com' });
  expect(other.statusCode).toBe(200);
});

it("a robot cannot use up an address's allowance", async () => {
  const { app } = await aServer({ allowances: { emailCheckByAddress: twice } });
  const robot = await aVisitor(app);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await robot.post('/email', { ...body, captchaToken: 'robot' });
  }

  const answer = await (await aVisitor(app)).post('/email', body);

  expect(answer.statusCode).toBe(200);
});

it.each(['signUpByIp', 'signUpBySession'] as const)(
  'a sign-up is refused once %s is used up',
  async (limit) => {
    const { app } = await aServer({ allowances: { [limit]: twice } });
    const visitor = await aVisitor(app);
    const request = aSignupRequest();
    expect((await visitor.post('/signup/free', request)).statusCode).toBe(200);
    // The same session gets the answer again, and it is still counted.
    expect((await visitor.post('/signup/free', request)).statusCode).toBe(200);

    await expectLimited(visitor, '/signup/free', request);
  },
);

it('a page that is limited says so as a page', async () => {
  const { app, pages } = await aServer({ allowances: { activationByIp: twice } });
  const visitor = await aVisitor(app);
  await visitor.get('/activate?token=a');
  await visitor.get('/activate?token=b');

  const answer = await visitor.get('/activate?token=c');

  expect(answer.statusCode).toBe(429);
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
  const retryAfter = Number(answer.headers['retry-after']);
  expect(pages.at(-1)?.errorInfo).toEqual({ message: 'RATELIMIT_EXCEEDED', retryAfter });
});

it('an office behind one address activates as often as the limit says, opening each link and pressing', async () => {
  const { app } = await aServer();
  const office = await aVisitor(app);
  const { points } = LIMITS.activationByIp;
  for (let person = 0; person < points; person += 1) {
    const token = `token-of-person-${person}`;
    expect((await office.get(`/activate?token=${token}`)).statusCode).toBe(404);
    expect((await office.post('/activation', { token })).statusCode).toBe(200);
  }

  expect((await office.post('/activation', { token: 'one-too-many' })).statusCode).toBe(429);
  expect((await office.get('/activate?token=one-too-many')).statusCode).toBe(429);
});

it("a link checker's HEAD uses up nothing, and learns nothing about the link", async () => {
  const { app } = await aServer({ allowances: { activationByIp: twice } });
  const head = () =>
    app.inject({ method: 'HEAD', url: '/activate?token=a', headers: { host: HOST } });

  const answers = await Promise.all(Array.from({ length: 10 }, head));

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
  expect((await (await aVisitor(app)).get('/activate?token=a')).statusCode).toBe(404);
});

const other = { id: 'careline', hosts: ['careline.example'] };

function paidAs(email: string, nonce: 'good' | 'declined' = 'good') {
  const { leadInfo, ...request } = nonce === 'good' ? aPaidRequest() : aRequestWith(nonce);
  return { ...request, leadInfo: { ...leadInfo, email } };
}

it.each(['cardTryByIp', 'cardTryBySession'] as const)(
  'a payment is refused once %s is used up, before anything is asked for',
  async (limit) => {
    const server = await aServer({ brands: [aPaidBrand()], allowances: { [limit]: twice } });
    const visitor = await aVisitor(server.app);
    await pay(visitor, paidAs('one@example.com', 'declined'));
    await pay(visitor, paidAs('two@example.com', 'declined'));

    await expectLimited(visitor, '/signup', paidAs('three@example.com'));

    expect(server.payments.sales).toHaveLength(2);
  },
);

it("a network's card tries count over all brands", async () => {
  const { app } = await aServer({
    brands: [aPaidBrand(), aPaidBrand(other)],
    allowances: { cardTryByIp: twice },
  });
  const there = await aVisitor(app, 'careline.localhost:4000');
  await pay(await aVisitor(app), paidAs('one@example.com'));
  expect((await pay(there, paidAs('two@example.com'))).statusCode).toBe(200);

  expect((await pay(there, paidAs('three@example.com'))).statusCode).toBe(429);
});

it('a limit starts again after its period', async () => {
  const server = await aServer({ allowances: { emailCheckByAddress: twice } });
  const visitor = await aVisitor(server.app);
  await visitor.post('/email', body);
  await visitor.post('/email', body);
  server.pass(59_000);
  expect((await visitor.post('/email', body)).statusCode).toBe(429);

  server.pass(1000);

  expect((await visitor.post('/email', body)).statusCode).toBe(200);
});

it('no stored count reveals an address', async () => {
  const server = await aServer();
  await (await aVisitor(server.app)).post('/email', body);

  const rows = await server.database.selectFrom('rate_limits').selectAll().execute();

  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/ada@|example|127\.0/);
});

it('a decline that cannot be counted is shown as a decline, and logged', async () => {
  const counters = await aServer();
  const full = new Error('The disk is full');
  const { app, log } = await aServer({
    brands: [aPaidBrand()],
    deps: {
      rateLimits: { ...counters.deps.rateLimits, note: () => Promise.reject(full) },
    },
  });

  const answer = await pay(await aVisitor(app), paidAs('one@example.com', 'declined'));

  expect(answer.statusCode).toBe(402);
  expect(log.filter((line) => line.includes('A decline could not be counted'))).toHaveLength(1);
});

it('an address gets so many free sign-ups over all brands, counted behind the captcha', async () => {
  const built = aBuiltBrand({ brand: aBrand(other) });
  const { app } = await aServer({
    brands: [aBuiltBrand(), built],
    allowances: { signUpByAddress: { points: 1, seconds: 60 } },
  });
  const robot = { paymentRequest: { captchaToken: 'robot' } };
  const [here, there] = [await aVisitor(app), await aVisitor(app, 'careline.localhost:4000')];
  expect((await here.post('/signup/free', aSignupRequest(robot))).statusCode).toBe(403);
  expect((await here.post('/signup/free', aSignupRequest())).statusCode).toBe(200);

  await expectLimited(there, '/signup/free', aSignupRequest());
});

it('a sign-up by a provider counts among the free ones of its address', async () => {
  const built = aBuiltBrand({ brand: aBrand(other) });
  const server = await aSocialServer({
    brands: [SOCIAL_BRAND, built],
    allowances: { signUpByAddress: { points: 1, seconds: 60 } },
  });
  const there = await aVisitor(server.app, 'careline.localhost:4000');
  expect((await there.post('/signup/free', aSignupRequest())).statusCode).toBe(200);

  await server.signUpAs(aPerson());

  const accounts = await server.database.selectFrom('accounts').select('brand_id').execute();
  expect(accounts).toEqual([{ brand_id: 'careline' }]);
});

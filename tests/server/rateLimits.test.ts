import { expect, it } from 'vitest';
import { aServer } from '../factories/aServer.ts';
import { aSignupRequest, aVisitor, type Visitor } from '../factories/aVisitor.ts';

const twice = { points: 2, seconds: 60 };
const body = { captchaToken: 'human', email: 'ada@example.com' };

async function expectLimited(visitor: Visitor, url: string, payload: unknown): Promise<void> {
  const answer = await visitor.post(url, payload);
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
    // Told again to the session that made it, and counted all the same.
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

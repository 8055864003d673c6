import { expect, it } from 'vitest';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const report = { level: 'error', tag: 'signup', path: '/signup', message: 'Error: No answer' };

it("writes the page's report into the log, with its brand and its tag", async () => {
  const { app, log } = await aServer();
  const visitor = await aVisitor(app);

  const answer = await visitor.post('/api/reports', { ...report, causes: ['offline'] });

  expect(answer.statusCode).toBe(204);
  const lines = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'The page reports');
  expect(lines).toMatchObject([
    { level: 'warn', brand: 'slotbook', report: { tag: 'signup', causes: ['offline'] } },
  ]);
});

it('masks it once more', async () => {
  const { app, log } = await aServer();
  const visitor = await aVisitor(app);
  const stack = 'at https://signup.example/signup?contact=eyJhZGEi (201) 555-0123';

  await visitor.post('/api/reports', { ...report, message: 'ada@example.com', stack });

  expect(log.join('')).toContain('The page reports');
  expect(log.join('')).not.toMatch(/ada@|eyJhZGEi|555-0123/);
});

it.each([
  ['a field that is not agreed', { email: 'ada@example.com' }],
  ['a path with a query', { path: '/signup?email=a' }],
  ['a message that is too long', { message: 'x'.repeat(1001) }],
  ['a level of its own', { level: 'panic' }],
])('refuses a report with %s', async (_name, wrong) => {
  const { app } = await aServer();
  const visitor = await aVisitor(app);

  expect((await visitor.post('/api/reports', { ...report, ...wrong })).statusCode).toBe(400);
});

it('refuses one of another site', async () => {
  const { app } = await aServer();
  const visitor = await aVisitor(app);
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  expect((await visitor.post('/api/reports', report, headers)).statusCode).toBe(403);
});

it('accepts no more than its limit', async () => {
  const { app } = await aServer({ allowances: { reportsByIp: { points: 1, seconds: 60 } } });
  const visitor = await aVisitor(app);

  await visitor.post('/api/reports', report);

  expect((await visitor.post('/api/reports', report)).statusCode).toBe(429);
});

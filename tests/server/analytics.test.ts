import { expect, it } from 'vitest';
import { aServer } from '../factories/aServer.ts';
import { aVisitor } from '../factories/aVisitor.ts';

const event = {
  name: 'signup_failure',
  signupType: 'free',
  utmSource: 'Direct',
  planId: 'starter',
  reason: 'EMAIL_ADDRESS_UNAVAILABLE',
};

it("stores the page's event with its session", async () => {
  const { app, database } = await aServer();
  const visitor = await aVisitor(app);

  const answer = await visitor.post('/api/analytics', event);

  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
  const row = await database
    .selectFrom('analytics_events')
    .innerJoin('sessions', 'sessions.id', 'analytics_events.session_id')
    .selectAll('analytics_events')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    brand_id: 'slotbook',
    name: 'signup_failure',
    utm_source: 'Direct',
    plan_id: 'starter',
    reason: 'EMAIL_ADDRESS_UNAVAILABLE',
  });
});

it('takes a beacon without a session', async () => {
  const { app, database } = await aServer();

  const answer = await app.inject({
    method: 'POST',
    url: '/api/analytics',
    headers: { host: 'slotbook.localhost' },
    payload: event,
  });

  expect(answer.statusCode).toBe(204);
  const row = await database.selectFrom('analytics_events').selectAll().executeTakeFirstOrThrow();
  expect(row.session_id).toBeNull();
});

it('masks an address that came in with the source or the reason', async () => {
  const { app, database } = await aServer();
  const visitor = await aVisitor(app);

  await visitor.post('/api/analytics', {
    ...event,
    utmSource: 'mail to ada@example.com',
    reason: 'ada@example.com is taken',
  });

  const row = await database.selectFrom('analytics_events').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ utm_source: 'mail to [masked]', reason: '[masked] is taken' });
});

it.each([
  ['an unknown name', { ...event, name: 'purchase' }],
  ['a personal detail', { ...event, email: 'ada@example.com' }],
  ['nothing', {}],
])('refuses an event with %s', async (_name, payload) => {
  const { app, database } = await aServer();
  const visitor = await aVisitor(app);

  const answer = await visitor.post('/api/analytics', payload);

  expect(answer.statusCode).toBe(400);
  expect(await database.selectFrom('analytics_events').select('id').execute()).toEqual([]);
});

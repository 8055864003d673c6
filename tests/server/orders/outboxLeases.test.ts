import { expect, it } from 'vitest';
import { deliverOutbox } from '../../../src/server/jobs/deliverOutbox.ts';
import { RefundNeeded } from '../../../src/server/jobs/RefundNeeded.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

/** Longer than a worker holds its row. */
const LEASE_MS = 120_000;

/**
 * A mail that one worker is still sending when its lease ends and another claims it. Returns the
 * row after both have finished, the second one first.
 */
async function twoWorkers(faults: { readonly first: Error | null; readonly second: Error | null }) {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  await visitor.post('/signup/free', aSignupRequest());
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const send = async () => {
    begun.resolve();
    await goOn.promise;
    if (faults.first !== null) throw faults.first;
  };
  const gateways = { ...server.deps.gateways, mail: { send } };
  const first = deliverOutbox({ ...server.deps, gateways });
  await begun.promise;
  server.pass(LEASE_MS);
  server.mail.fault = faults.second;
  await server.deliver();
  const read = () => server.database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const before = await read();
  goOn.resolve();
  const done = await first;
  return { before, after: await read(), done };
}

it('a worker that lost its lease, and fails, leaves the row done as the other one has', async () => {
  const { after, before } = await twoWorkers({ first: new Error('No answer'), second: null });

  expect(before.status).toBe('done');
  expect(after).toEqual(before);
});

it('a worker that lost its lease, and is through, does not count the row as done', async () => {
  const { after, before, done } = await twoWorkers({ first: null, second: new Error('No answer') });

  expect(before).toMatchObject({ status: 'waiting', attempts: 2, last_error: 'No answer' });
  expect(after).toEqual(before);
  expect(done).toBe(0);
});

it('a worker that lost its lease, and hands on to people, leaves the row as the other one has', async () => {
  const refund = new RefundNeeded('The money has to go back');
  const { after, before } = await twoWorkers({ first: refund, second: null });

  expect(before.status).toBe('done');
  expect(after).toEqual(before);
});

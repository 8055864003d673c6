import { expect, it, vi } from 'vitest';
import { startOutbox } from '../../../src/server/jobs/startOutbox.ts';
import { queueMoneyMove } from '../../../src/server/outbox/queueMoneyMove.ts';
import { aPaidBrand, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

it('delivers what is due until it is stopped, and finishes what it has begun first', async () => {
  const { app, deps, mail } = await aServer();
  await (await aVisitor(app)).post('/signup/free', aSignupRequest());

  const job = startOutbox(deps, 60_000);
  await job.stop();

  expect(mail.sent).toHaveLength(1);
});

it('ends its round early at a service that fails, so that a stop waits for one of its answers', async () => {
  const { app, deps } = await aServer();
  for (const name of ['ada', 'bob', 'cy']) {
    const leadInfo = { email: `${name}@example.com` };
    await (await aVisitor(app)).post('/signup/free', aSignupRequest({ leadInfo }));
  }
  let tries = 0;
  const mail = {
    send: async () => {
      tries += 1;
      throw new Error('There was no whole answer');
    },
  };

  const job = startOutbox({ ...deps, gateways: { ...deps.gateways, mail } }, 60_000);
  await job.stop();

  expect(tries).toBe(1);
});

it('ends its round after the piece under way, however many are due', async () => {
  const { app, deps } = await aServer();
  for (let count = 0; count < 20; count += 1) {
    const leadInfo = { email: `ada${count}@example.com` };
    await (await aVisitor(app)).post('/signup/free', aSignupRequest({ leadInfo }));
  }
  const answer = Promise.withResolvers<void>();
  const send = vi.fn(() => answer.promise);

  const job = startOutbox({ ...deps, gateways: { ...deps.gateways, mail: { send } } }, 60_000);
  await expect.poll(() => send.mock.calls).toHaveLength(1);
  const stopped = job.stop();
  answer.resolve();
  await stopped;

  expect(send).toHaveBeenCalledOnce();
});

it('continues after a round that failed', async () => {
  const { deps, log } = await aServer();
  let rounds = 0;
  const broken = {
    ...deps,
    clock: () => {
      rounds += 1;
      throw new Error('No time');
    },
  };

  const job = startOutbox(broken, 1);
  await expect.poll(() => rounds).toBeGreaterThan(2);
  await job.stop();

  expect(log.join('')).toContain('The outbox could not be read');
});

it('a mail server that does not answer holds up no money', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  const hung = Promise.withResolvers<void>();
  const mail = { send: () => hung.promise };
  await pay(await aVisitor(server.app));

  const job = startOutbox({ ...server.deps, gateways: { ...server.deps.gateways, mail } }, 1);

  const captures = () =>
    server.database.selectFrom('outbox').select('status').where('kind', '=', 'capture').execute();
  await expect.poll(captures).toEqual([{ status: 'done' }]);
  hung.resolve();
  await job.stop();
});

it.each([
  ['CC', 'GC'],
  ['GC', 'CC'],
  ['ACH', 'GC'],
] as const)(
  'a provider of %s that does not answer holds up no payment that is given back by %s',
  async (away, other) => {
    const { database, deps } = await aServer();
    const hung = Promise.withResolvers<void>();
    const given: string[] = [];
    const answering = (method: 'ACH' | 'CC' | 'GC') => ({
      ...deps.methods[method],
      giveBack: async () => {
        if (method === away) await hung.promise;
        given.push(method);
        return { kind: 'done' } as const;
      },
    });
    for (const method of [away, other]) {
      const payment = { paymentAccount: 'software', method, transactionId: `T-${method}` };
      const now = deps.clock();
      await queueMoneyMove(database, deps, { ...payment, kind: 'void', brandId: 'slotbook', now });
    }
    const methods = { ...deps.methods, [away]: answering(away), [other]: answering(other) };

    const job = startOutbox({ ...deps, methods }, 1);

    await expect.poll(() => given).toEqual([other]);
    hung.resolve();
    await job.stop();
    expect(given).toEqual([other, away]);
  },
);

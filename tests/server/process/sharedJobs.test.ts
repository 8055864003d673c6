import { expect, it, onTestFinished, vi } from 'vitest';
import { startFollowingBanks } from '../../../src/server/jobs/startFollowingBanks.ts';
import type { RunningJob } from '../../../src/server/jobs/startJob.ts';
import { startReconciling } from '../../../src/server/jobs/startReconciling.ts';
import { startSharedJob, TURN_MS } from '../../../src/server/jobs/startSharedJob.ts';
import type { ServerDeps } from '../../../src/server/ServerDeps.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { aPaidBrand, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const DAY = 86_400_000;
const OFTEN_MS = 2;
const PATIENCE = { timeout: 30_000 };

/** Three processes that share one database and one provider. */
function threeProcesses(
  { deps }: Pick<TestServer, 'deps'>,
  start: (deps: ServerDeps, everyMs: number) => RunningJob,
) {
  const looks = [0, 0, 0];
  const jobs = looks.map((_, process) => {
    // Each round begins by reading the clock.
    const clock = () => {
      looks[process] = (looks[process] ?? 0) + 1;
      return deps.clock();
    };
    return start({ ...deps, clock }, OFTEN_MS);
  });
  const stop = () => Promise.all(jobs.map((job) => job.stop()));
  onTestFinished(async () => void (await stop()));
  /** Waits until this many processes have looked for work several times. */
  const looked = async (processes = 3) => {
    const before = [...looks];
    await vi.waitFor(() => {
      const busy = looks.filter((count, process) => count >= (before[process] ?? 0) + 10);
      expect(busy.length).toBeGreaterThanOrEqual(processes);
    }, PATIENCE);
  };
  return { looked };
}

/** A server with one payment from yesterday, and a count of the provider's look-ups of it. */
async function aShop() {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app));
  await server.deliver();
  server.pass(DAY + 1);
  const asked = vi.spyOn(server.payments, 'findByOrder');
  onTestFinished(() => asked.mockRestore());
  return { server, asked };
}

it('three processes ask the provider for each payment once a day, not once each', async () => {
  const { asked, server } = await aShop();
  const { looked } = threeProcesses(server, startReconciling);

  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1), PATIENCE);
  await looked();
  expect(asked).toHaveBeenCalledTimes(1);

  server.pass(DAY - 1);
  await looked();
  expect(asked).toHaveBeenCalledTimes(1);
  server.pass(1);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), PATIENCE);
  await looked();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('while one process asks the others wait, and a process that never ends loses its turn', async () => {
  const { asked, server } = await aShop();
  const answer = Promise.withResolvers<{ readonly kind: 'none' }>();
  asked.mockReturnValueOnce(answer.promise);
  const { looked } = threeProcesses(server, startReconciling);
  onTestFinished(() => answer.resolve({ kind: 'none' }));

  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1), PATIENCE);
  server.pass(TURN_MS - 1);
  await looked(2);
  expect(asked).toHaveBeenCalledTimes(1);

  server.pass(1);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), PATIENCE);
  await looked(2);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('a round that fails is taken again by whichever process comes first', async () => {
  const { server } = await aShop();
  const rounds: number[] = [];
  threeProcesses(server, (deps, everyMs) =>
    startSharedJob(deps, {
      name: 'prune',
      everyMs,
      restMs: DAY,
      fault: 'It failed',
      rounds: [
        async () => {
          rounds.push(rounds.length);
          if (rounds.length < 3) throw new Error('The provider is away');
        },
      ],
    }),
  );

  await vi.waitFor(() => expect(rounds).toHaveLength(3), PATIENCE);
});

it('a process that stops leaves its turn to the next', async () => {
  const { server } = await aShop();
  const began: string[] = [];
  const start = (name: string) =>
    startSharedJob(server.deps, {
      name: 'followBanks',
      everyMs: OFTEN_MS,
      restMs: null,
      fault: 'It failed',
      rounds: [async () => void began.push(name)],
    });
  const first = start('first');
  await vi.waitFor(() => expect(began).toContain('first'), PATIENCE);
  const second = start('second');
  onTestFinished(() => second.stop());
  expect(began).not.toContain('second');
  await first.stop();

  await vi.waitFor(() => expect(began).toContain('second'), PATIENCE);
});

it('a round that fails ends no other of its job, and leaves the turn once none is under way', async () => {
  const { server } = await aShop();
  const failed = new Set<string>();
  const lookedFor = new Set<string>();
  const { promise: isLong, resolve: end } = Promise.withResolvers<void>();
  const over: boolean[] = [];
  const start = (name: string) => {
    const job = startSharedJob(server.deps, {
      name: 'followBanks',
      everyMs: OFTEN_MS,
      restMs: null,
      fault: 'It failed',
      rounds: [
        async () => {
          failed.add(name);
          throw new Error('A fault');
        },
        async (isStopping) => {
          lookedFor.add(name);
          const looking = setInterval(() => over.push(isStopping()), 1);
          await isLong;
          clearInterval(looking);
        },
      ],
    });
    onTestFinished(async () => {
      end();
      await job.stop();
    });
  };
  start('first');
  await vi.waitFor(() => expect(failed.size + lookedFor.size).toBe(2), PATIENCE);
  start('second');
  await vi.waitFor(() => expect(over.length).toBeGreaterThan(50), PATIENCE);
  expect(over).not.toContain(true);
  expect([...failed, ...lookedFor]).toEqual(['first', 'first']);

  end();
  await vi.waitFor(() => expect(failed.size).toBe(2), PATIENCE);
});

it('three processes look at a bank’s payment once', async () => {
  const { authorise, server, visitor } = await aDirectDebitVisitor();
  await authorise();
  await pay(visitor, aDebitRequest());
  server.pass(2 * DAY);
  const gateway = server.directDebit.of('any');
  if (gateway === null) throw new Error('Every account has a gateway here.');
  const asked = vi.spyOn(gateway, 'findPayment');
  onTestFinished(() => asked.mockRestore());
  const { looked } = threeProcesses(server, startFollowingBanks);

  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), PATIENCE);
  await looked();

  expect(asked).toHaveBeenCalledTimes(1);
});

it('a round that fails is logged with its own fault, even when its turn cannot be given up', async () => {
  const { database, deps, log } = await aServer();
  const job = startSharedJob(deps, {
    name: 'prune',
    everyMs: DAY,
    restMs: DAY,
    fault: 'The round failed',
    rounds: [
      async () => {
        await database.schema.alterTable('job_turns').renameTo('lost_turns').execute();
        throw new Error('why the round failed');
      },
    ],
  });
  onTestFinished(() => job.stop());

  await expect.poll(() => log.join(), PATIENCE).toContain('why the round failed');
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { startJob } from './startJob.ts';

const ROUNDS = 20;

/** Runs a job whose rounds have these faults, then no more. Returns what it has logged. */
async function logOf(faults: readonly (string | null)[], roundMs = 500): Promise<string[]> {
  const logged: string[] = [];
  const now = vi.spyOn(performance, 'now');
  onTestFinished(() => now.mockRestore());
  let rounds = 0;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const job = startJob({
    // A job only logs errors.
    logger: { error: ({ err }: { err: Error }) => logged.push(err.message) } as never,
    everyMs: 0,
    fault: 'It failed',
    async round() {
      now.mockReturnValue(rounds * roundMs);
      const fault = faults[rounds] ?? null;
      rounds += 1;
      if (rounds > faults.length) end();
      if (fault !== null) throw new Error(fault);
    },
  });
  await isOver;
  await job.stop();
  return logged;
}

const away = Array.from({ length: ROUNDS }, () => 'The database is away');

it('a fault that stays is not logged in every round', async () => {
  expect(await logOf(away)).toEqual(['The database is away']);
});

it('but once a minute', async () => {
  expect(await logOf(away, 6000)).toHaveLength(2);
});

it('another fault is logged at once', async () => {
  expect(await logOf([...away, 'The disk is full', ...away])).toEqual([
    'The database is away',
    'The disk is full',
    'The database is away',
  ]);
});

it('and so is one that comes back after a round that succeeded', async () => {
  expect(await logOf([...away, null, ...away])).toHaveLength(2);
});

it.each([
  ['have another text each time, such as an id', (round: number) => `The row ${round} is locked`],
  ['alternate', (round: number) => (round % 2 === 0 ? 'It is away' : 'It took too long')],
  ['come every second round', (round: number) => (round % 2 === 0 ? 'It is away' : null)],
])('of faults that %s, ten are logged a minute', async (_how, faultOf) => {
  const faults = Array.from({ length: 240 }, (_, round) => faultOf(round));

  expect(await logOf(faults)).toHaveLength(20);
});

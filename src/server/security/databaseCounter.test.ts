import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { aMigratedDatabase } from '../../../tests/factories/databases/aMigratedDatabase.ts';
import { createRateLimits } from './createRateLimits.ts';
import { databaseCounter } from './databaseCounter.ts';
import { LIMITS } from './limits.ts';
import { memoryCounter } from './memoryCounter.ts';

const START = Date.parse('2026-11-21T09:00:00.000Z');
const twice = { points: 2, seconds: 60 };

/** Limits of two each minute, on a database whose statements are counted. */
async function countedLimits() {
  const counted = { statements: 0, now: START };
  const count: KyselyPlugin = {
    transformQuery({ node }) {
      counted.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const database = (await aMigratedDatabase()).withPlugin(count);
  const sessionSecret = 'a-secret-of-more-than-32-characters';
  const aProcess = () =>
    createRateLimits(
      {
        database: databaseCounter({ clock: () => new Date(counted.now), database, sessionSecret }),
        process: memoryCounter(),
      },
      { ...LIMITS, signUpByIp: twice },
    );
  return { aProcess, counted, limits: aProcess() };
}

it.each(['use', 'note', 'whileLeft', 'isUsedUp'] as const)(
  'asks the database nothing for 100 of %s while a limit is used up',
  async (ask) => {
    const { counted, limits } = await countedLimits();
    await limits.use('signUpByIp', 'network');
    await limits.use('signUpByIp', 'network');
    expect(counted.statements).toBe(2);

    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        limits[ask]('signUpByIp', 'network', async () => undefined),
      ),
    );

    expect(counted.statements).toBe(2);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(ask === 'use' || ask === 'whileLeft' ? 100 : 0);
    expect(await limits.isUsedUp('signUpByIp', 'network')).toBe(true);
  },
);

it('asks the database once for a limit that another process has seen used up', async () => {
  const { aProcess, counted, limits } = await countedLimits();
  await limits.use('signUpByIp', 'network');
  await limits.use('signUpByIp', 'network');
  const other = aProcess();

  for (let call = 0; call < 100; call += 1) {
    await expect(other.use('signUpByIp', 'network')).rejects.toThrow('RATELIMIT_EXCEEDED');
  }

  expect(counted.statements).toBe(3);
});

it('returns the remaining time of a remembered limit, and counts again afterwards', async () => {
  const { counted, limits } = await countedLimits();
  await limits.use('signUpByIp', 'network');
  await limits.use('signUpByIp', 'network');
  counted.now = START + 59_000;
  await expect(limits.use('signUpByIp', 'network')).rejects.toMatchObject({
    failure: { code: 'RATELIMIT_EXCEEDED', retryAfter: 1 },
  });

  counted.now = START + 60_000;

  await limits.use('signUpByIp', 'network');
  await limits.use('signUpByIp', 'network');
  expect(counted.statements).toBe(4);
  await expect(limits.use('signUpByIp', 'network')).rejects.toThrow('RATELIMIT_EXCEEDED');
});

it('remembers one key and refuses no other', async () => {
  const { limits } = await countedLimits();
  await limits.use('signUpByIp', 'network');
  await limits.use('signUpByIp', 'network');

  await limits.use('signUpByIp', 'other network');

  expect(await limits.isUsedUp('signUpByIp', 'other network')).toBe(false);
});

it.each(['the same process', 'another process'])(
  'a limit that was used up while the clock was a day ahead refuses nobody afterwards: %s',
  async (who) => {
    const { aProcess, counted, limits } = await countedLimits();
    counted.now = START + 86_400_000;
    await limits.use('signUpByIp', 'network');
    await limits.use('signUpByIp', 'network');
    counted.now = START;
    const now = who === 'another process' ? aProcess() : limits;

    expect(await now.isUsedUp('signUpByIp', 'network')).toBe(false);
    await now.use('signUpByIp', 'network');
    await now.use('signUpByIp', 'network');
    await expect(now.use('signUpByIp', 'network')).rejects.toMatchObject({
      failure: { code: 'RATELIMIT_EXCEEDED', retryAfter: 60 },
    });
  },
);

it('a limit that another machine, whose clock is seconds ahead, has seen used up stays so', async () => {
  const { aProcess, counted, limits } = await countedLimits();
  counted.now = START + 10_000;
  await limits.use('signUpByIp', 'network');
  await limits.use('signUpByIp', 'network');
  counted.now = START;

  expect(await aProcess().isUsedUp('signUpByIp', 'network')).toBe(true);
  await expect(aProcess().use('signUpByIp', 'network')).rejects.toMatchObject({
    failure: { code: 'RATELIMIT_EXCEEDED' },
  });
});

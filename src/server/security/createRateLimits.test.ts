import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRateLimits } from './createRateLimits.ts';
import { LIMITS } from './limits.ts';
import { memoryCounter } from './memoryCounter.ts';
import type { RateCounter } from './RateCounter.ts';

/** A counter as a distant database has it: a count is some steps old when it arrives. */
function distant(counter: RateCounter): RateCounter {
  return {
    add: async (...asked) => counter.add(...asked),
    read: async (...asked) => {
      const counted = await counter.read(...asked);
      for (let step = 0; step < 5; step += 1) await wait(1);
      return counted;
    },
  };
}

it('runs no more than what is left, however the requests overlap', async () => {
  const counter = distant(memoryCounter());
  const limits = createRateLimits({ process: counter, database: counter });
  let ran = 0;
  const guess = () =>
    limits.whileLeft('wrongLinkByIp', '192.0.2.1', async () => {
      ran += 1;
      await wait(1);
      await limits.note('wrongLinkByIp', '192.0.2.1');
    });
  const guesses = [];
  for (let count = 0; count < 2 * LIMITS.wrongLinkByIp.points; count += 1) {
    guesses.push(guess().catch(() => undefined));
    await wait(1);
  }
  await Promise.all(guesses);
  expect(ran).toBeLessThanOrEqual(LIMITS.wrongLinkByIp.points);

  // One after the other, what is left runs.
  for (let count = 0; count < LIMITS.wrongLinkByIp.points; count += 1) {
    await guess().catch(() => undefined);
  }
  expect(ran).toBe(LIMITS.wrongLinkByIp.points);
});

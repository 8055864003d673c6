import { expect, it } from 'vitest';
import { inTurns } from './inTurns.ts';

/** Calls back at the end of the current task, after its promises have settled. */
async function atItsEnd(say: () => void): Promise<void> {
  for (let promise = 0; promise < 100; promise++) await Promise.resolve();
  say();
}

it('ends the task of each step before the next begins', async () => {
  const said: string[] = [];
  const aStep = (name: string) => () => {
    said.push(name);
    void atItsEnd(() => said.push(`end of ${name}`));
  };
  await inTurns([aStep('first'), aStep('second'), () => said.push('last')]);

  expect(said).toEqual(['first', 'end of first', 'second', 'end of second', 'last']);
});

it('runs nothing at once: its caller continues first', async () => {
  const said: string[] = [];
  const done = inTurns([() => said.push('step')]);
  said.push('caller');
  await done;

  expect(said).toEqual(['caller', 'step']);
});

it("rejects with a step's error, and skips the steps after it", async () => {
  const said: string[] = [];
  const fail = () => {
    throw new Error('A fault');
  };
  await expect(inTurns([() => said.push('first'), fail, () => said.push('last')])).rejects.toThrow(
    'A fault',
  );

  expect(said).toEqual(['first']);
});

import { expect, it } from 'vitest';
import { median } from './median.ts';
import { outcomeOf } from './outcomeOf.ts';
import { runRounds } from './runRounds.ts';

const NAMES = ['ms', 'bytes'] as const;

it.each([
  [[], null],
  [[null, null], null],
  [[0], 0],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
  [[null, 7, 100], 53.5],
])('the middle of %j is %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('takes the median of each figure by itself', () => {
  const rounds = [
    { ran: true, figures: { ms: 1, bytes: 30 } },
    { ran: true, figures: { ms: 3, bytes: 10 } },
    { ran: true, figures: { ms: 2, bytes: 20 } },
  ] as const;
  expect(outcomeOf(NAMES, rounds)).toEqual({
    ran: true,
    figures: { ms: 2, bytes: 20 },
    rounds: 3,
    failed: 0,
  });
});

it('leaves a round that failed out of the figures, and counts it', () => {
  const rounds = [
    { ran: true, figures: { ms: 8, bytes: null } },
    { ran: false, why: 'a bad e-mail never showed its error' },
  ] as const;
  expect(outcomeOf(NAMES, rounds)).toEqual({
    ran: true,
    figures: { ms: 8, bytes: null },
    rounds: 1,
    failed: 1,
  });
});

it('gives a page that never ran no figures, but the reason', () => {
  const rounds = [
    { ran: false, why: 'it throws' },
    { ran: false, why: 'another' },
  ] as const;
  expect(outcomeOf(NAMES, rounds)).toEqual({ ran: false, why: 'it throws' });
  expect(outcomeOf(NAMES, [])).toEqual({ ran: false, why: 'it was not visited' });
});

it('measures alternately, and does not visit a page again that failed in its first two rounds', async () => {
  const visited: string[] = [];
  const subject = (name: string, fails: (visit: number) => boolean) => ({
    name,
    measure: () => {
      visited.push(name);
      const visit = visited.filter((it) => it === name).length;
      if (fails(visit)) return Promise.reject(new Error(`${name} is away\nat once`));
      return Promise.resolve({ ms: visit });
    },
  });
  const told: string[] = [];
  const found = await runRounds(
    [
      subject('good', () => false),
      subject('bad', () => true),
      subject('late', (visit) => visit === 2),
    ],
    3,
    (line) => told.push(line),
  );
  expect(visited.join(' ')).toBe('good bad late good bad late good late');
  const away = { ran: false, why: 'bad is away' };
  expect(found.get('bad')).toEqual([away, away]);
  expect(outcomeOf(['ms'], found.get('late') ?? [])).toMatchObject({
    figures: { ms: 2 },
    failed: 1,
  });
  expect(told).toContain('1 of 3: bad: bad is away');
});

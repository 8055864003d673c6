import { describe, expect, it } from 'vitest';
import { quietly } from './quietly.ts';

const CAUSE = new Error('It broke.');

function throwing(): never {
  throw CAUSE;
}

describe('quietly', () => {
  it('does its work at once', () => {
    const done: string[] = [];
    quietly(() => done.push('work'));
    done.push('after');
    expect(done).toEqual(['work', 'after']);
  });

  it.each([
    ['throws', throwing],
    ['rejects', () => Promise.reject(CAUSE)],
  ])('reports work that %s', async (_name, work) => {
    const told: unknown[] = [];
    quietly(work, (cause) => told.push(cause));
    await expect.poll(() => told).toEqual([CAUSE]);
  });

  it.each([
    ['throws', throwing],
    ['rejects', () => Promise.reject(CAUSE)],
  ])('ignores a report that %s, too', async (_name, told) => {
    let isTold = false;
    quietly(throwing, () => {
      isTold = true;
      return told();
    });
    await expect.poll(() => isTold).toBe(true);
  });
});

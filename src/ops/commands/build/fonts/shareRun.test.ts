import { expect, it, vi } from 'vitest';
import { shareRun } from './shareRun.ts';

const FONT = Buffer.from('font');

it('runs once for calls at the same time, and again for a later one', async () => {
  const make = vi.fn(async () => FONT);
  expect(await Promise.all([shareRun('a', make), shareRun('a', make)])).toEqual([FONT, FONT]);
  expect(make).toHaveBeenCalledTimes(1);
  await shareRun('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('tries again after a failure', async () => {
  const make = vi.fn(async () => FONT).mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(shareRun('b', make)).rejects.toThrow('The disk is full.');
  expect(await shareRun('b', make)).toBe(FONT);
});

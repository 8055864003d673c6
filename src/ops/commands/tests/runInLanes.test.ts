import { expect, it } from 'vitest';
import { runInLanes, type Work } from './runInLanes.ts';

/**
 * Runs works that each last until another starts or nothing else can proceed. Returns their order.
 */
async function orderOf(works: readonly Work[], lanes: number): Promise<readonly string[]> {
  const order: string[] = [];
  await runInLanes(works, lanes, async ({ name }) => {
    order.push(`${name} begins`);
    await Promise.resolve();
    await new Promise(setImmediate);
    order.push(`${name} ends`);
  });
  return order;
}

const aWork = (name: string, ...needs: readonly string[]): Work => ({ name, needs });

it('runs as many at once as there are lanes, in their order', async () => {
  const order = await orderOf([aWork('one'), aWork('two'), aWork('three')], 2);
  expect(order.slice(0, 3)).toEqual(['one begins', 'two begins', 'one ends']);
  expect(order).toContain('three ends');
});

it('starts what needs another once that has ended, and runs later work meanwhile', async () => {
  const order = await orderOf([aWork('build'), aWork('bytes', 'build'), aWork('lint')], 2);
  expect(order.indexOf('bytes begins')).toBeGreaterThan(order.indexOf('build ends'));
  expect(order.indexOf('lint begins')).toBeLessThan(order.indexOf('build ends'));
});

it('waits for nothing that is not run', async () => {
  expect(await orderOf([aWork('bytes', 'build')], 2)).toEqual(['bytes begins', 'bytes ends']);
});

it('throws what a work throws, and where works wait for each other', async () => {
  const broken = runInLanes([aWork('one')], 2, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  const circle = orderOf([aWork('one', 'two'), aWork('two', 'one')], 2);
  await expect(circle).rejects.toThrow('Each of these waits for another: one, two');
});

import { expect, it } from 'vitest';
import { Opened } from './Opened.ts';

it('waits for everything that closes, whatever fails meanwhile, and then says what failed', async () => {
  const opened = new Opened();
  const slow = Promise.withResolvers<void>();
  opened.add(() => {
    throw new Error('It was closed before');
  });
  opened.add(() => slow.promise);
  let outcome: unknown = 'not closed';

  const closing = opened.close().catch((error: unknown) => {
    outcome = error;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(outcome).toBe('not closed');
  slow.resolve();
  await closing;

  expect(outcome).toEqual(new Error('It was closed before'));
});

it('is closed once, and a second call waits for the first', async () => {
  const opened = new Opened();
  const slow = Promise.withResolvers<void>();
  let closed = 0;
  opened.add(() => {
    closed += 1;
    return slow.promise;
  });
  const order: string[] = [];

  const first = opened.close().then(() => order.push('first'));
  const second = opened.close().then(() => order.push('second'));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('closed');
  slow.resolve();
  await Promise.all([first, second]);

  expect([closed, order]).toEqual([1, ['closed', 'first', 'second']]);
});

it('is closed by work that fails, which says why it failed rather than what does not close', async () => {
  const opened = new Opened();
  let closed = 0;
  const work = opened.orClose(async () => {
    opened.add(() => {
      closed += 1;
      throw new Error('It does not close');
    });
    throw new Error('It does not start');
  });

  await expect(work).rejects.toThrow('It does not start');
  expect(closed).toBe(1);
});

it('stays open for work that succeeds', async () => {
  const opened = new Opened();
  let closed = 0;
  await opened.orClose(async () => opened.add(() => (closed += 1)));
  expect(closed).toBe(0);
});

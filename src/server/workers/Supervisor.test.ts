import { expect, it } from 'vitest';
import { aSupervisor, rest } from '../../../tests/factories/servers/aSupervisor.ts';

it('starts one process, and the others once that one takes visitors', async () => {
  const { shop, supervisor } = aSupervisor(3);
  const started = supervisor.start();
  expect(shop.told).toEqual(['1 starts']);
  expect(await started).toBe(true);
  expect(shop.told).toEqual(['1 starts', '2 starts', '3 starts']);
});

it('starts no other where the first cannot start', async () => {
  const { shop, supervisor } = aSupervisor(3);
  shop.broken.add(1);
  expect(await supervisor.start()).toBe(false);
  expect(shop.told).toEqual(['1 starts', '1 ends']);
});

it('ends those that could start where a later one cannot', async () => {
  const { shop, supervisor } = aSupervisor(2);
  shop.broken.add(2);
  expect(await supervisor.start()).toBe(false);
  expect(shop.told).toEqual(['1 starts', '2 starts', '2 ends', '1 ends']);
});

it('restarts a process that ended by itself, with growing delays while that fails', async () => {
  const { errors, shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  for (let number = 2; number <= 8; number += 1) shop.broken.add(number);
  shop.crash(1);
  await rest();
  expect(shop.waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(shop.told.at(-1)).toBe('9 starts');
  expect(errors[0]).toBe('A process of the server ended by itself');
  expect(errors).toHaveLength(8);
});

it('replaces one after the other, each once its successor takes visitors', async () => {
  const { errors, shop, supervisor } = aSupervisor(2);
  await supervisor.start();
  expect(await supervisor.replaceAll()).toBe(true);
  expect(shop.told.slice(2)).toEqual(['3 starts', '1 ends', '4 starts', '2 ends']);
  await rest();
  expect([errors, shop.waits]).toEqual([[], []]);
});

it('lets those go on whose successor cannot start, and says so', async () => {
  const { errors, shop, supervisor } = aSupervisor(2);
  await supervisor.start();
  shop.broken.add(3);
  expect(await supervisor.replaceAll()).toBe(false);
  expect(shop.told.slice(2)).toEqual(['3 starts', '3 ends']);
  expect(errors).toEqual(['A new process could not start: those before it go on']);

  // A later death is handled as before.
  shop.crash(1);
  await rest();
  expect(shop.told.at(-1)).toBe('4 starts');
});

it('names each process that ended or could not start, and what ended it', async () => {
  const { errors, named, shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  shop.broken.add(2).add(4);
  shop.crash(1);
  await rest();
  await supervisor.replaceAll();
  shop.busy.add(3);
  shop.patience.resolve();
  await supervisor.replaceAll();

  expect(errors).toEqual([
    'A process of the server ended by itself',
    'A process of the server could not be started again',
    'A new process could not start: those before it go on',
    'A process that was replaced takes long to end: it is left to it',
  ]);
  expect(named).toEqual([
    { worker: 1, pid: 4712, cause: 'SIGKILL' },
    { worker: 2, pid: 4713, cause: 'SIGKILL' },
    { worker: 4, pid: 4715, cause: 'SIGKILL' },
    { worker: 3, pid: 4714 },
  ]);
});

it('replaces a process that cannot be started again by one of new code', async () => {
  const { shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  for (let number = 2; number <= 1000; number += 1) shop.broken.add(number);
  shop.crash(1);
  await Promise.resolve();
  shop.broken.clear();
  expect(await supervisor.replaceAll()).toBe(true);
  const before = shop.told.length;
  await rest();
  expect(shop.told.slice(before)).toEqual([]);
});

it('tells each process whether another one of its place is alive, which may have orders in progress', async () => {
  const { shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  shop.crash(1);
  await rest();
  await supervisor.replaceAll();
  expect(shop.told).toEqual(['1 starts', '1 ends', '2 starts', '3 starts', '2 ends']);
  expect(shop.besides).toEqual([false, false, true]);

  // One that is finishing a payment is alive, too.
  shop.busy.add(3);
  shop.patience.resolve();
  await supervisor.replaceAll();
  shop.crash(4);
  await rest();
  expect(shop.besides).toEqual([false, false, true, true, true]);
});

it('replaces again afterwards where that is asked for meanwhile', async () => {
  const { shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  const both = await Promise.all([supervisor.replaceAll(), supervisor.replaceAll()]);
  expect(both).toEqual([true, true]);
  expect(shop.told).toEqual(['1 starts', '2 starts', '1 ends', '3 starts', '2 ends']);
});

it('ends all of them when it is stopped, and starts none any more', async () => {
  const { errors, shop, supervisor } = aSupervisor(2);
  await supervisor.start();
  await supervisor.stop();
  await rest();
  expect(shop.told).toEqual(['1 starts', '2 starts', '1 ends', '2 ends']);
  expect([errors, shop.waits]).toEqual([[], []]);
});

it('starts no other where it is stopped while it starts', async () => {
  const { shop, supervisor } = aSupervisor(2);
  const started = supervisor.start();
  await supervisor.stop();
  expect(await started).toBe(false);
  expect(shop.told).toEqual(['1 starts', '1 ends']);
});

it('ends a process, too, that was about to take the place of another', async () => {
  const { shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  const replaced = supervisor.replaceAll();
  await Promise.resolve();
  await supervisor.stop();
  await replaced;
  const started = shop.told.filter((it) => it.endsWith('starts')).length;
  expect(shop.told.filter((it) => it.endsWith('ends'))).toHaveLength(started);
});

it('ends at once a process that still starts, such as one that migrates, in the place of another', async () => {
  const { shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  shop.slow.add(2);
  const replaced = supervisor.replaceAll();
  await rest();
  const stopped = supervisor.stop();
  expect(shop.told).toEqual(['1 starts', '2 starts', '1 ends', '2 ends']);
  await stopped;
  expect(await replaced).toBe(false);
});

it('replaces the others, too, while a process finishes what takes long, and never kills it', async () => {
  const { errors, shop, supervisor } = aSupervisor(2);
  await supervisor.start();
  shop.busy.add(1);
  const replaced = supervisor.replaceAll();
  await rest();
  expect(shop.told.slice(2)).toEqual(['3 starts']);

  shop.patience.resolve();
  expect(await replaced).toBe(true);
  expect(shop.told.slice(2)).toEqual(['3 starts', '4 starts', '2 ends']);
  expect(errors).toEqual(['A process that was replaced takes long to end: it is left to it']);
});

it('waits at its end for a process that finishes what takes long', async () => {
  const { shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  shop.busy.add(1);
  shop.patience.resolve();
  await supervisor.replaceAll();
  let isOver = false;
  const stopped = supervisor.stop().then(() => {
    isOver = true;
  });
  await rest();
  expect([isOver, shop.told]).toEqual([false, ['1 starts', '2 starts', '2 ends']]);

  shop.crash(1);
  await stopped;
  expect(shop.told.at(-1)).toBe('1 ends');
});

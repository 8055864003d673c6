import { expect, it } from 'vitest';
import { aSupervisor, rest } from '../../../tests/factories/servers/aSupervisor.ts';
import { MOST_SILENT_LOOKS } from './SilenceWatch.ts';
import { MOST_LOOKS_OF_START, MOST_SILENT_LOOKS_OF_START } from './StartWatch.ts';
import { BUSY_LOOKS, type Supervisor } from './Supervisor.ts';

/** Checks more often than a serving process may be silent, unless `count` is given. */
function lookLong(supervisor: Supervisor, count = MOST_SILENT_LOOKS + 2): void {
  for (let looks = 0; looks < count; looks += 1) supervisor.look();
}

it('ends a process that hangs, and starts another in its place', async () => {
  const { errors, shop, supervisor } = aSupervisor(2);
  await supervisor.start();
  shop.hanging.add(1);

  lookLong(supervisor);
  await rest();

  expect(shop.told.slice(2)).toEqual(['1 ends', '3 starts']);
  expect(errors[0]).toContain('does not go on');
  expect(supervisor.hung).toBe(1);
});

it('ends no process that gives signs, however often it checks', async () => {
  const { shop, supervisor } = aSupervisor(2);
  await supervisor.start();
  lookLong(supervisor);
  expect(shop.told).toEqual(['1 starts', '2 starts']);
});

it('ends one process at a time where all of them hang, and the next only once its successor serves', async () => {
  const { shop, supervisor } = aSupervisor(2);
  await supervisor.start();
  shop.hanging.add(1).add(2);
  shop.slow.add(3);

  lookLong(supervisor);
  expect(shop.told.slice(2)).toEqual(['1 ends']);
  await rest();
  lookLong(supervisor);
  expect(shop.told.slice(2)).toEqual(['1 ends', '3 starts']);

  shop.crash(3);
  await rest();
  lookLong(supervisor);
  expect(shop.told.slice(4)).toEqual(['3 ends', '4 starts', '2 ends']);
});

it('ends no process that serves while another has just been started', async () => {
  const { shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  shop.hanging.add(1);
  shop.slow.add(2);
  void supervisor.replaceAll();
  await rest();

  lookLong(supervisor);

  expect(shop.told).toEqual(['1 starts', '2 starts']);
});

it('ends a process that was replaced and hangs, and starts none in its place', async () => {
  const { shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  shop.hanging.add(1);
  const replaced = supervisor.replaceAll();
  await rest();

  lookLong(supervisor);

  expect(await replaced).toBe(true);
  expect(shop.told).toEqual(['1 starts', '2 starts', '1 ends']);
});

it('ends a process that hangs while all of them are to end', async () => {
  const { shop, supervisor } = aSupervisor(2);
  await supervisor.start();
  shop.hanging.add(1);
  const stopped = supervisor.stop();
  await rest();

  lookLong(supervisor);
  await stopped;

  expect(shop.told.slice(2)).toEqual(['2 ends', '1 ends']);
});

it('ends a process that hangs while it starts, and starts another in its place, ever later', async () => {
  const { errors, shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  shop.slow.add(2).add(3);
  shop.hanging.add(2).add(3);
  shop.crash(1);
  await rest();

  lookLong(supervisor, MOST_SILENT_LOOKS_OF_START);
  expect(shop.told.slice(2)).toEqual(['2 starts']);
  lookLong(supervisor, 1);
  await rest();
  lookLong(supervisor, MOST_SILENT_LOOKS_OF_START + 1);
  await rest();

  expect(shop.told.slice(2)).toEqual(['2 starts', '2 ends', '3 starts', '3 ends', '4 starts']);
  expect(shop.waits).toEqual([1000, 2000, 4000]);
  expect(errors.filter((line) => line.includes('does not come to serve'))).toHaveLength(2);
  expect(supervisor.hung).toBe(2);
});

it('lets a start that gives signs, such as one that migrates, take longer, but not forever', async () => {
  const { shop, supervisor } = aSupervisor(1);
  await supervisor.start();
  shop.slow.add(2);
  const replaced = supervisor.replaceAll();
  await rest();

  lookLong(supervisor, MOST_LOOKS_OF_START);
  expect(shop.told).toEqual(['1 starts', '2 starts']);
  lookLong(supervisor, 1);

  expect(shop.told.slice(2)).toEqual(['2 ends']);
  expect(await replaced).toBe(false);
});

it('says that it could not start where its first process hangs', async () => {
  const { shop, supervisor } = aSupervisor(2);
  shop.slow.add(1);
  shop.hanging.add(1);
  const started = supervisor.start();

  lookLong(supervisor, MOST_SILENT_LOOKS_OF_START + 1);

  expect(await started).toBe(false);
  expect(shop.told).toEqual(['1 starts', '1 ends']);
});

it('ends a process that hangs, too, while the start of another does', async () => {
  const { shop, supervisor } = aSupervisor(2);
  await supervisor.start();
  shop.slow.add(3);
  shop.hanging.add(2).add(3);
  shop.crash(1);
  await rest();

  lookLong(supervisor, BUSY_LOOKS + MOST_SILENT_LOOKS + 1);
  await rest();

  expect(shop.told.slice(3)).toEqual(['3 starts', '2 ends', '4 starts']);
});

it('ends a process that hangs, too, while another cannot be started for long', async () => {
  const { shop, supervisor } = aSupervisor(2);
  await supervisor.start();
  shop.isPausing = true;
  shop.hanging.add(2);
  shop.crash(1);
  await rest();

  lookLong(supervisor, BUSY_LOOKS + MOST_SILENT_LOOKS + 1);

  expect(shop.told.slice(2)).toEqual(['1 ends', '2 ends']);
});

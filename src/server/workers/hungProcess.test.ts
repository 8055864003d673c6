import { expect, it } from 'vitest';
import { aSupervisor, rest } from '../../../tests/factories/servers/aSupervisor.ts';
import { MOST_SILENT_LOOKS } from './SilenceWatch.ts';
import type { Supervisor } from './Supervisor.ts';

/** More looks than a process may be silent for. */
function lookLong(supervisor: Supervisor): void {
  for (let looks = 0; looks < MOST_SILENT_LOOKS + 2; looks += 1) supervisor.look();
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

it('ends no process that goes on, however often it looks', async () => {
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

it('ends no process while another starts, such as one that migrates', async () => {
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

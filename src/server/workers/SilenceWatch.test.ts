import { expect, it } from 'vitest';
import { MOST_SILENT_LOOKS, SilenceWatch } from './SilenceWatch.ts';

/** A process that has given this many signs. */
function aProcess(worker: number, signs: number) {
  const given = { signs };
  const process = {
    names: { worker, pid: undefined },
    listens: Promise.resolve(true),
    ended: new Promise<never>(() => undefined),
    signs: () => given.signs,
    stop: () => undefined,
    kill: () => undefined,
  };
  return { given, process };
}

/** Checks this often, and returns the first result. */
function looks(watch: SilenceWatch, count: number, processes: Parameters<SilenceWatch['look']>[0]) {
  let found: number | undefined;
  for (let times = 0; times < count; times += 1) found ??= watch.look(processes)?.names.worker;
  return found;
}

it('finds a process that gave no sign for so many looks, and not before', () => {
  const { process } = aProcess(1, 5);
  const watch = new SilenceWatch();
  expect(looks(watch, MOST_SILENT_LOOKS, [process])).toBeUndefined();
  expect(looks(watch, 1, [process])).toBe(1);
});

it('starts counting again with each sign', () => {
  const { given, process } = aProcess(1, 5);
  const watch = new SilenceWatch();
  looks(watch, MOST_SILENT_LOOKS, [process]);
  given.signs += 1;
  expect(looks(watch, MOST_SILENT_LOOKS, [process])).toBeUndefined();
});

it('never finds a process of a release that gives no signs', () => {
  const { process } = aProcess(1, 0);
  expect(looks(new SilenceWatch(), 10 * MOST_SILENT_LOOKS, [process])).toBeUndefined();
});

it('finds the one that has been silent for longest, and the other only after as long once more', () => {
  const [one, other] = [aProcess(1, 1), aProcess(2, 1)];
  const watch = new SilenceWatch();
  looks(watch, 2, [other.process]);
  const both = [one.process, other.process];
  expect(looks(watch, MOST_SILENT_LOOKS - 1, both)).toBe(2);
  expect(looks(watch, MOST_SILENT_LOOKS, [one.process])).toBeUndefined();
  expect(looks(watch, 1, [one.process])).toBe(1);
});

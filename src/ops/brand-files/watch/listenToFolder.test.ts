import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { listenToFolder } from './listenToFolder.ts';

const PATIENCE = { timeout: 10_000, interval: 20 };

/** A folder with two files, one of them nested, and a mock that is called for each change. */
async function aFolder() {
  const outside = await aTemporaryFolder();
  const dir = join(outside, 'brands');
  mkdirSync(join(dir, 'plans'), { recursive: true });
  for (const file of ['acme.json', 'plans/acme-us.json']) writeFileSync(join(dir, file), '{}');
  const heard = vi.fn();
  const listening = await listenToFolder(dir, heard);
  onTestFinished(() => listening.close());
  /** Changes the folder, and waits until a change is reported. */
  const expectHeard = async (act: () => void) => {
    await quiet(heard);
    heard.mockClear();
    act();
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), PATIENCE);
  };
  return { dir, heard, expectHeard, outside };
}

/** Waits until earlier changes are no longer reported. */
async function quiet(heard: ReturnType<typeof vi.fn>): Promise<void> {
  for (let calls = -1; calls !== heard.mock.calls.length; ) {
    calls = heard.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** The ways in which editors and tools save a file. */
const SAVES: Readonly<Record<string, (file: string, text: string) => void>> = {
  'in place': (file, text) => writeFileSync(file, text),
  'by renaming another over it, as JetBrains and sed -i do': (file, text) => {
    writeFileSync(`${file}~tmp`, text);
    renameSync(`${file}~tmp`, file);
  },
  'by moving it away first, as vim does': (file, text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    unlinkSync(`${file}~`);
  },
  'by deleting it first, as git checkout does': (file, text) => {
    unlinkSync(file);
    writeFileSync(file, text);
  },
  'by a second name for a copy': (file, text) => {
    writeFileSync(`${file}.new`, text);
    unlinkSync(file);
    linkSync(`${file}.new`, file);
    unlinkSync(`${file}.new`);
  },
};

it.each(Object.keys(SAVES))('hears of each of four saves %s', async (way) => {
  const { dir, expectHeard } = await aFolder();
  for (const file of ['acme.json', 'plans/acme-us.json']) {
    for (const round of [1, 2]) {
      await expectHeard(() => SAVES[way]?.(join(dir, file), `{ "round": ${round} }`));
    }
  }
});

it('hears of saves in any way after any other', async () => {
  const { dir, expectHeard } = await aFolder();
  const ways = Object.values(SAVES);
  for (const [index, first] of ways.entries()) {
    const second = ways[(index + 2) % ways.length];
    await expectHeard(() => first(join(dir, 'acme.json'), `{ "first": ${index} }`));
    await expectHeard(() => second?.(join(dir, 'acme.json'), `{ "second": ${index} }`));
  }
});

it('hears of a file that is deleted, and of saves once it is there again', async () => {
  const { dir, expectHeard } = await aFolder();
  const file = join(dir, 'acme.json');
  await expectHeard(() => unlinkSync(file));
  await expectHeard(() => writeFileSync(file, '{}'));
  await expectHeard(() => writeFileSync(file, '{ "again": true }'));
});

it('hears of a file that is renamed, moved to another folder, out of all of them, and back', async () => {
  const { dir, expectHeard, outside } = await aFolder();
  const places = ['acme.json', 'bolt.json', 'plans/bolt.json', '../bolt.json', 'plans/acme.json'];
  for (const [index, to] of places.slice(1).entries()) {
    await expectHeard(() => renameSync(join(dir, places[index] ?? ''), join(dir, to)));
  }
  await expectHeard(() => copyFileSync(join(dir, 'plans/acme.json'), join(dir, 'copy.json')));
  expect(outside).not.toBe(dir);
});

it('hears of a folder that is moved, deleted and put back, and of saves in it', async () => {
  const { dir, expectHeard } = await aFolder();
  const plans = join(dir, 'plans');
  await expectHeard(() => renameSync(plans, join(dir, 'prices')));
  await expectHeard(() => writeFileSync(join(dir, 'prices/acme-us.json'), '{ "moved": 1 }'));
  await expectHeard(() => cpSync(join(dir, 'prices'), plans, { recursive: true }));
  await expectHeard(() => writeFileSync(join(plans, 'acme-us.json'), '{ "back": 1 }'));
  await expectHeard(() => rmSync(plans, { recursive: true }));
});

it('hears of a burst, and of what comes after it', async () => {
  const { dir, expectHeard } = await aFolder();
  await expectHeard(() => {
    for (let index = 0; index < 300; index++) writeFileSync(join(dir, `b${index}.json`), '{}');
  });
  await expectHeard(() => writeFileSync(join(dir, 'b299.json'), '{ "last": true }'));
});

it('hears nothing once it is closed', async () => {
  const { dir, heard } = await aFolder();
  const own = vi.fn();
  const listening = await listenToFolder(dir, own);
  listening.close();
  writeFileSync(join(dir, 'acme.json'), '{ "late": true }');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), PATIENCE);
  expect(own).not.toHaveBeenCalled();
});

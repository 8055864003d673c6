import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { runBuildSteps } from './buildSteps.ts';

const quietly = { all: false, report: () => undefined };

async function aProject() {
  const root = await aTemporaryFolder();
  await writeFile(join(root, 'a.txt'), 'a');
  await writeFile(join(root, 'b.txt'), 'b');
  const step = (name: string) => ({ name, inputs: [`${name}.txt`], run: async () => undefined });
  return { root, steps: [step('a'), step('b')] };
}

it('runs every step the first time', async () => {
  const { root, steps } = await aProject();
  expect(await runBuildSteps(root, steps, quietly)).toEqual(['a', 'b']);
});

it('runs nothing when nothing changed', async () => {
  const { root, steps } = await aProject();
  await runBuildSteps(root, steps, quietly);
  expect(await runBuildSteps(root, steps, quietly)).toEqual([]);
});

it('runs only the step whose input changed', async () => {
  const { root, steps } = await aProject();
  await runBuildSteps(root, steps, quietly);
  await writeFile(join(root, 'b.txt'), 'other');
  expect(await runBuildSteps(root, steps, quietly)).toEqual(['b']);
});

it('runs all on request', async () => {
  const { root, steps } = await aProject();
  await runBuildSteps(root, steps, quietly);
  expect(await runBuildSteps(root, steps, { ...quietly, all: true })).toEqual(['a', 'b']);
});

it('runs a step again after it failed', async () => {
  const { root, steps } = await aProject();
  const failing = { name: 'a', inputs: ['a.txt'], run: () => Promise.reject(new Error('no')) };
  await expect(runBuildSteps(root, [failing], quietly)).rejects.toThrow('no');
  expect(await runBuildSteps(root, steps, quietly)).toContain('a');
});

it('runs a step again whose inputs are as at its last success, after it failed between', async () => {
  const { root, steps } = await aProject();
  await runBuildSteps(root, steps, quietly);
  await writeFile(join(root, 'a.txt'), 'broken');
  const failing = { name: 'a', inputs: ['a.txt'], run: () => Promise.reject(new Error('no')) };
  await expect(runBuildSteps(root, [failing], quietly)).rejects.toThrow('no');
  await writeFile(join(root, 'a.txt'), 'a');
  expect(await runBuildSteps(root, steps, quietly)).toEqual(['a']);
});

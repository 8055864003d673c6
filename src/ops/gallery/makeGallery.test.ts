import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { MARK } from './deleteGallery.ts';
import type { GalleryPlan } from './GalleryPlan.ts';
import { makeGallery } from './makeGallery.ts';

/** The plan of a gallery in a folder that has an earlier one. */
async function aPlan(plan: Partial<GalleryPlan>): Promise<GalleryPlan> {
  const out = await aTemporaryFolder();
  await mkdir(join(out, 'pictures'));
  await writeFile(join(out, MARK), '');
  return {
    brandsDir: join(import.meta.dirname, '../../../brands'),
    distDir: 'none',
    out,
    only: [],
    layouts: [],
    languages: [],
    states: [],
    widths: [390],
    since: null,
    atOnce: 1,
    browserPath: 'none',
    start: () => Promise.reject(new Error('Nothing is to be started.')),
    report: () => undefined,
    ...plan,
  };
}

it.each([
  [
    'states that no page of the brands has',
    { only: ['slotbook'], states: ['hipaaTerms'] },
    'No page of the brands asked for has the state "hipaaTerms".',
  ],
  [
    'a state that is not shown in the language asked for',
    { only: ['slotbook-ca'], languages: ['fr-CA'], states: ['terms', 'privacy'] },
    'No page of the brands asked for has the state "terms" or "privacy".',
  ],
] satisfies [string, Partial<GalleryPlan>, string][])(
  'refuses %s, and keeps the earlier gallery',
  async (_what, asked, message) => {
    const plan = await aPlan(asked);
    await expect(makeGallery(plan)).rejects.toThrow(message);
    expect(await readdir(plan.out)).toEqual([MARK, 'pictures']);
  },
);

it.each(['/proc/none', '/dev/null/none'])('refuses to write to %s, in a line', async (out) => {
  const plan = await aPlan({ only: ['slotbook'] });
  await expect(makeGallery({ ...plan, out })).rejects.toThrow('Name another folder with --out.');
});

import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type RenderPage, wholeHtml } from '../../src/core/contract/renderPage.ts';
import { askQuestions } from '../../src/core/rules/questions/checkAnswers.ts';
import { buildBrandIndex } from '../../src/ops/brand-files/index/buildBrandIndex.ts';
import { renderPage } from '../../src/page/app/renderPage.tsx';
import { openBrandDirectory } from '../../src/server/brands/openBrandDirectory.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aPageData, aSession } from '../factories/pages/aPageData.ts';
import { aQuestionContext } from '../factories/questions/aQuestionContext.ts';
import { runScript } from '../factories/servers/runScript.ts';

const root = join(import.meta.dirname, '../..');

/** Reads the recipe in docs/questions.md: the command, and the text to paste. */
async function readRecipe(): Promise<{ readonly flags: readonly string[]; readonly json: string }> {
  const guide = await readFile(join(root, 'docs/questions.md'), 'utf8');
  const [, recipe = ''] = /^## In ten minutes$(.*?)^## /ms.exec(guide) ?? [];
  const [, flags = ''] = /npm run brands -- (new .*)/.exec(recipe) ?? [];
  const [, json = ''] = /```json\n(.*?)```/s.exec(recipe) ?? [];
  return { flags: flags.split(' '), json };
}

/** Follows the recipe in a new folder, and builds the result. */
async function followRecipe() {
  const folder = await aTemporaryFolder();
  const brandsDir = join(folder, 'brands');
  await cp(join(root, 'brands'), brandsDir, { recursive: true });
  const { flags, json } = await readRecipe();
  const written = await runScript('brands.mjs', {}, ...flags, '--dir', brandsDir);
  expect(written).toMatchObject({ code: 0, errors: '' });
  const file = join(brandsDir, 'petdays.json');
  const brand = await readFile(file, 'utf8');
  await writeFile(file, brand.replace(/\n\}\n$/, `,\n${json}}\n`));
  const checked = await runScript('brands.mjs', {}, 'check', '--dir', brandsDir);
  // The others are built by `npm run build`, which takes seconds.
  const files = await readdir(brandsDir);
  for (const other of files.filter((it) => it.endsWith('.json') && it !== 'petdays.json'))
    await rm(join(brandsDir, other));
  const outDir = join(folder, 'built');
  const built = await buildBrandIndex({ brandsDir, outDir });
  expect(built).toMatchObject({ ok: true });
  const petdays = await (await openBrandDirectory(outDir)).current().brand('petdays');
  if (!petdays) throw new Error('The brand was not built.');
  return { checked, petdays };
}

it('makes a valid brand whose pages ask the questions', async () => {
  const { checked, petdays } = await followRecipe();
  expect(checked).toMatchObject({ code: 0, errors: '' });
  expect(checked.output).toMatch(/^\d+ brands checked, no problems\.\n/);

  const render: RenderPage = renderPage;
  const pageOf = (signupType: 'free' | 'paid') =>
    wholeHtml(
      render({ built: petdays, data: aPageData({ sessionInfo: aSession({ signupType }) }) }).pieces,
    );
  const [free, paid] = [pageOf('free'), pageOf('paid')].map((html) =>
    [...html.matchAll(/data-field="question-([a-z-]+)"/g)].map(([, id]) => id),
  );
  expect(free).toEqual(['animals', 'house-rules']);
  expect(paid).toEqual(['animals', 'sitters', 'house-rules']);

  const asked = (animals: readonly string[]) =>
    askQuestions(petdays.brand.questions ?? {}, aQuestionContext(), { animals }, null).asked;
  expect(asked(['dogs'])).toEqual(['animals', 'house-rules']);
  expect(asked(['dogs', 'others'])).toEqual(['animals', 'other-animals', 'house-rules']);
});

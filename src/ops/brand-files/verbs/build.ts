import { join, resolve } from 'node:path';
import { formatProblems } from '../format/formatProblems.ts';
import { buildBrandIndex } from '../index/buildBrandIndex.ts';
import { listFiles } from '../sources/listFiles.ts';
import { CannotRun, noBrandIn } from './CannotRun.ts';
import { liesIn } from './namedFiles.ts';
import { readFolderOption } from './readFolderOption.ts';
import type { Verb } from './Verb.ts';

const OUT = join(import.meta.dirname, '../../../../dist/brands');

/** Checks the folder and writes the index that the server reads. */
export const build: Verb = {
  summary: 'Check all brands and write the index that the server reads.',
  usage: '[--dir DIR] [--out DIR]',
  takesNames: false,
  options: { dir: { type: 'string' }, out: { type: 'string' } },
  run: async ({ values, output }) => {
    const outDir = typeof values['out'] === 'string' ? resolve(values['out']) : OUT;
    const brandsDir = readFolderOption(values);
    if (liesIn(brandsDir, outDir)) {
      throw new CannotRun(`${outDir} is in the folder of the brands. Name another with --out.`);
    }
    if (!listFiles(brandsDir).some(({ kind }) => kind === 'brand')) throw noBrandIn(brandsDir);
    const built = await buildBrandIndex({ brandsDir, outDir });
    if (built.ok) {
      const count = Object.keys(built.value.index.brands).length;
      output.result(`${count} brands in ${join(outDir, built.value.file)}\n`);
      return 0;
    }
    output.result(formatProblems(built.error, 'pretty'));
    return 1;
  },
};

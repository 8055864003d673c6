import { formatProblems } from '../format/formatProblems.ts';
import { checkIllustration } from '../illustration/checkIllustration.ts';
import { swapFile } from '../index/swapFile.ts';
import { checkLogo } from '../logo/checkLogo.ts';
import { cleaned } from '../logo/plain/cleaned.ts';
import type { Problem } from '../problem/Problem.ts';
import type { FileKind } from '../sources/BrandFolder.ts';
import { type ListedFile, listFiles } from '../sources/listFiles.ts';
import { readText } from '../sources/readText.ts';
import { shownPath } from '../sources/shownPath.ts';
import { chosenFiles } from './namedFiles.ts';
import { readFolderOption } from './readFolderOption.ts';
import type { Verb } from './Verb.ts';

/** The kinds of files that are drawings, with the check of each. */
const CHECKS = { logo: checkLogo, illustration: checkIllustration } as const;

type Drawing = ListedFile & { readonly kind: keyof typeof CHECKS };

/** Rewrites drawings that the check refuses as plain SVG. */
export const clean: Verb = {
  summary: 'Write logos and illustrations from a drawing program as plain SVG.',
  usage: '[files…] [--dir DIR]',
  takesNames: true,
  options: { dir: { type: 'string' } },
  run: ({ values, positionals, output }) => {
    const dir = readFolderOption(values);
    const files = chosenFiles(listFiles(dir).filter(isDrawing), positionals, {
      dir,
      kinds: 'a logo or an illustration',
    });
    // Said file by file: one that cannot be written, because it is read-only, ends the command.
    const cleans = files.map((file) => {
      const cleaning = cleanFile(file);
      if (cleaning.isCleaned) output.result(`Cleaned ${shownPath(file.path)}\n`);
      return cleaning;
    });
    const problems = cleans.flatMap((it) => it.problems);
    if (problems.length > 0) output.result(formatProblems(problems, 'pretty'));
    output.result(summaryOf(files.length, cleans.filter((it) => it.isCleaned).length));
    return Promise.resolve(problems.length > 0 ? 1 : 0);
  },
};

function isDrawing(file: ListedFile): file is Drawing {
  const kinds: readonly FileKind[] = ['logo', 'illustration'];
  return kinds.includes(file.kind);
}

/** Writes a drawing as plain SVG if that solves problems of it, and returns what remains. */
function cleanFile({ id, kind, path }: Drawing): {
  readonly isCleaned: boolean;
  readonly problems: readonly Problem[];
} {
  const name = shownPath(path);
  const text = readText(path, name);
  if (!text.ok) return { isCleaned: false, problems: [text.error] };
  const source = { name, id, text: text.value };
  const plain = cleaned(source, CHECKS[kind]);
  if (plain === null) return { isCleaned: false, problems: CHECKS[kind](source) };
  swapFile(path, plain.text);
  return { isCleaned: true, problems: plain.problems };
}

function summaryOf(files: number, changed: number): string {
  const read = `${files} drawing${files === 1 ? '' : 's'} read`;
  return changed === 0 ? `${read}, nothing to clean.\n` : `${read}, ${changed} cleaned.\n`;
}

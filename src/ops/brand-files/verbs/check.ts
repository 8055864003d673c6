import { findMadeUp, findPlaceholders } from '../checklist/findPlaceholders.ts';
import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { formatProblems, PROBLEM_FORMATS } from '../format/formatProblems.ts';
import { checkIllustration } from '../illustration/checkIllustration.ts';
import { checkLogo } from '../logo/checkLogo.ts';
import { CheckMemory } from '../memory/CheckMemory.ts';
import { checkWithMemory } from '../memory/checkWithMemory.ts';
import { listed } from '../problem/didYouMean.ts';
import type { Problem } from '../problem/Problem.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import type { JsonSource, TextSource } from '../sources/Source.ts';
import { brandsCommand } from './brandsCommand.ts';
import { noBrandIn } from './CannotRun.ts';
import { namedFiles } from './namedFiles.ts';
import { onlyOf } from './onlyOf.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readOneOf } from './readOneOf.ts';
import type { Verb } from './Verb.ts';

/** Checks the whole folder, and prints the problems of the files named, or all. */
export const check: Verb = {
  summary: 'Check brand files for schema and meaning.',
  usage: '[files…] [--format pretty|json|github] [--dir DIR] [--no-cache]',
  takesNames: true,
  options: {
    format: { type: 'string', default: 'pretty' },
    dir: { type: 'string' },
    'no-cache': { type: 'boolean' },
  },
  run: async ({ values, positionals, output }) => {
    const format = readOneOf('format', values['format'], PROBLEM_FORMATS);
    const dir = readFolderOption(values);
    const { cacheDir } = output;
    const checked =
      cacheDir === undefined || values['no-cache'] === true
        ? checkBrandFolder(dir, new CheckMemory({ problemsAlone: true }))
        : checkWithMemory(dir, cacheDir);
    if (checked.folder.brands.size === 0 && checked.problems.length === 0) {
      throw noBrandIn(dir);
    }
    const problems = onlyOf(checked.problems, positionals, dir, checked.folder);
    output.result(
      formatProblems(problems, format, onlyOf(checked.warnings, positionals, dir, checked.folder)),
    );
    if (format === 'pretty') {
      const { brands } = checked.folder;
      const named = namedFiles(positionals, dir);
      const isChosen = ({ name }: JsonSource) => positionals.length === 0 || named.has(name);
      const chosen = [...brands.values()].filter(isChosen);
      output.result(
        summaryOf(problems, checked.folder.brands.size) +
          (await cleaningOf(problems, checked.folder, dir)) +
          warningOf(checked.folder, chosen, dir),
      );
    }
    return problems.length === 0 ? 0 : 1;
  },
};

/** Summarises a check in one line. */
function summaryOf(problems: readonly Problem[], brands: number): string {
  const checked = count(brands, 'brand');
  if (problems.length === 0) return `${checked} checked, no problems.\n`;
  const files = new Set(problems.map((problem) => problem.file)).size;
  return `\n${checked} checked, ${count(problems.length, 'problem')} in ${count(files, 'file')}.\n`;
}

/** Names the command that solves problems of drawings, if it solves some of these. */
async function cleaningOf(
  problems: readonly Problem[],
  { illustrations, logos }: BrandFolder,
  dir: string,
): Promise<string> {
  const isFaulty = ({ name }: TextSource) => problems.some(({ file }) => file === name);
  const faulty = [
    ...[...logos.values()].filter(isFaulty).map((source) => ({ source, find: checkLogo })),
    ...[...illustrations.values()]
      .filter(isFaulty)
      .map((source) => ({ source, find: checkIllustration })),
  ];
  if (faulty.length === 0) return '';
  // Its libraries take longer to load than a check without such problems.
  const { cleaned } = await import('../logo/plain/cleaned.ts');
  if (faulty.every(({ source, find }) => cleaned(source, find) === null)) return '';
  return `${brandsCommand('clean', dir)} writes drawings as plain SVG, without what a drawing program adds.\n`;
}

/**
 * The most brands that the warning names. It counts the others, because a longer list is
 * unreadable.
 */
const NAMED = 8;

/**
 * Warns of brands that pass but cannot open yet; the exit code does not change. For many brands,
 * names only those that `new` has just written, and counts the others.
 */
function warningOf(folder: BrandFolder, chosen: readonly JsonSource[], dir: string): string {
  const brands = chosen.filter(({ value }) => findPlaceholders(value, folder).length > 0);
  if (brands.length === 0) return '';
  return `Placeholders are still in ${shownOf(brands, folder)}: ${brandsCommand('checklist <brand>', dir)} lists them.\n`;
}

function shownOf(brands: readonly JsonSource[], folder: BrandFolder): string {
  if (brands.length <= NAMED) return listed(brands.map(({ id }) => id));
  const made = brands.filter(({ value }) => findMadeUp(value, folder).length > 0);
  if (made.length === 0) return count(brands.length, 'brand');
  const names = made.slice(0, NAMED).map(({ id }) => `"${id}"`);
  const rest = brands.length - names.length;
  return rest === 0 ? names.join(', ') : `${names.join(', ')} and ${rest} more`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

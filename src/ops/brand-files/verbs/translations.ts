import { join, relative, resolve } from 'node:path';
import { formatProblems } from '../format/formatProblems.ts';
import { swapFile } from '../index/swapFile.ts';
import { shownPath } from '../sources/shownPath.ts';
import { ExchangeFault, placeIn } from '../translations/exchange/ExchangeFault.ts';
import { FORMAT_NAMES, FORMATS, formatOfFile } from '../translations/exchange/formats.ts';
import { type Imported, importTexts } from '../translations/exchange/importTexts.ts';
import { newProblems } from '../translations/exchange/newProblems.ts';
import { type OpenTexts, openTexts } from '../translations/exchange/openTexts.ts';
import { sayTerms } from '../translations/exchange/sayTerms.ts';
import type {
  ReadTranslations,
  TranslationFormat,
} from '../translations/exchange/TranslationUnit.ts';
import { writeTexts } from '../translations/exchange/writeTexts.ts';
import { CannotRun } from './CannotRun.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readOneOf } from './readOneOf.ts';
import { readTextFile } from './readTextFile.ts';
import type { ExitCode, Output, Verb } from './Verb.ts';

/** Writes a brand's texts for a translator, or reads the translations back. */
export const translations: Verb = {
  summary: 'Write the texts of a brand for a translator, or read the translations back.',
  usage: '<brand> [--lang TAG] [--format xliff|csv|json] [--out FILE] [--import FILE] [--dir DIR]',
  takesNames: true,
  options: {
    lang: { type: 'string' },
    format: { type: 'string' },
    out: { type: 'string' },
    import: { type: 'string' },
    dir: { type: 'string' },
  },
  run: async ({ values, positionals, output }) => {
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) {
      throw new CannotRun('Name one brand: npm run brands -- translations <brand>');
    }
    if (values['import'] !== undefined && values['out'] !== undefined) {
      throw new CannotRun('Say --import or --out, not both.');
    }
    const dir = readFolderOption(values);
    const [lang, out, from] = ['lang', 'out', 'import'].map((name) => textOf(values[name]));
    const open = openTexts(dir, id, lang);
    const named = values['format'] ?? formatOfFile(from ?? out ?? '') ?? 'xliff';
    const format = FORMATS[readOneOf('format', named, FORMAT_NAMES)];
    if (from !== undefined) {
      const text = readTextFile(from);
      const read = readFrom(from, text, format);
      if (read.brand !== undefined && read.brand !== open.brand) {
        throw new CannotRun(
          `${from} has the texts of "${read.brand}", and not of "${open.brand}". Name that brand, or another file.`,
        );
      }
      if (read.language !== undefined && read.language !== open.language) {
        throw new CannotRun(`${from} is in "${read.language}". Name it with --lang.`);
      }
      const imported = importTexts(open, read.units);
      const refused = imported.refused.map(
        ({ id: unit, why, isRepeated }) => `${placeIn(from, text, unit, isRepeated)}  ${why}\n`,
      );
      return takeIn(dir, open, { ...imported, refused }, output);
    }
    const written = format.write({ ...open, units: open.texts });
    if (out === undefined) output.result(written);
    else {
      swapFile(resolve(out), written);
      output.result(summaryOf(open, out));
    }
    return 0;
  },
};

/** Throws CannotRun with the place in the file. */
function readFrom(file: string, text: string, format: TranslationFormat): ReadTranslations {
  try {
    return format.read(text);
  } catch (cause) {
    if (!(cause instanceof ExchangeFault)) throw cause;
    throw new CannotRun(`${placeIn(file, text, cause.at)}  ${cause.message}`, { cause });
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function summaryOf({ brand, language, terms, texts }: OpenTexts, out: string): string {
  const missing = texts.filter(({ target }) => target === '').length;
  const states = terms.map((it) => `${sayTerms(it)}\n`);
  return `${brand} in ${language}: ${texts.length} texts, ${missing} to translate. Written to ${out}.\n${states.join('')}`;
}

/** Writes the translations, unless the brands would have new problems with them. */
function takeIn(
  dir: string,
  open: OpenTexts,
  {
    files,
    refused,
    changed,
    waiting,
  }: Omit<Imported, 'refused'> & {
    readonly refused: readonly string[];
  },
  output: Output,
): ExitCode {
  const texts = [...files].map(
    ([home, text]) => [relative(dir, resolve(home.name)), text] as const,
  );
  const problems = refused.length > 0 || texts.length === 0 ? [] : newProblems(dir, texts);
  if (refused.length > 0 || problems.length > 0) {
    output.result(refused.join(''));
    output.result(formatProblems(problems, 'pretty'));
    output.result('Nothing is written.\n');
    return 1;
  }
  const meanwhile = writeTexts(dir, files);
  if (meanwhile.length > 0) {
    throw new CannotRun(`${meanwhile.join(' and ')}: changed during the checks. Import again.`);
  }
  const changes = changed === 0 ? 'nothing new' : `${changed} text${changed === 1 ? '' : 's'}`;
  output.result(`${open.brand} in ${open.language}: ${changes} taken over.\n`);
  for (const list of waiting) {
    output.result(`${list}: not every line is translated. The list stays as it is until then.\n`);
  }
  for (const [name] of texts) output.result(`Written ${shownPath(join(dir, name))}\n`);
  return 0;
}

import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { ExchangeFault } from './ExchangeFault.ts';
import { sayTerms } from './sayTerms.ts';
import type { TranslatedUnit, TranslationFormat } from './TranslationUnit.ts';

const OF_UNIT = ['id', 'source', 'target', 'same', 'maxLength', 'placeholders', 'about'] as const;

/** The same in every row, because CSV has no other place for them. */
const OF_FILE = ['brand', 'language'] as const;

/**
 * The start of a cell that a spreadsheet would run as a formula, after apostrophes that this format
 * adds.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text to agree to, identified by its file. Other ids have a key after the file's name. */
const TERMS_FILE = /^terms\/[^#]+\.md$/;

/** Translations as CSV, for spreadsheets: a byte order mark, commas, and no cell that is a formula. */
export const csvFormat: TranslationFormat = {
  write: ({ brand, language, terms, units }) => {
    const rows = units.map((unit) => [
      ...[unit.id, unit.source, unit.target].map(asText),
      unit.same ? 'yes' : '',
      unit.maxLength,
      unit.placeholders.join(' '),
      unit.about,
      brand,
      language,
    ]);
    const told = terms.map((it) => [it.file, '', '', '', '', '', sayTerms(it), brand, language]);
    return stringify([[...OF_UNIT, ...OF_FILE], ...rows, ...told], { bom: true });
  },
  read: (text) => {
    const [head = [], ...rows] = cellsOf(text);
    const at = Object.fromEntries(head.map((name, index) => [name, index]));
    const missing = ['id', 'source', 'target'].find((name) => at[name] === undefined);
    if (missing !== undefined) throw new ExchangeFault(`The file has no column "${missing}".`);
    const cell = (row: readonly string[], name: string) => row[at[name] ?? -1] ?? '';
    const units = rows.map((row) => unitOf((name) => cell(row, name)));
    const named = OF_FILE.map((name) => [
      name,
      onlyOf(
        name,
        rows.map((row) => cell(row, name)),
      ),
    ]);
    return {
      ...Object.fromEntries(named.filter(([, value]) => value !== undefined)),
      units: units.filter((unit) => !isTold(unit)),
    };
  },
};

/**
 * Returns what the rows name in a column; undefined when they name nothing. Throws ExchangeFault for
 * several, as after two files were joined.
 */
function onlyOf(column: string, cells: readonly string[]): string | undefined {
  const [only, ...others] = new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));
  if (others.length === 0) return only;
  const all = [only, ...others].map((value) => `"${value}"`).join(' and ');
  throw new ExchangeFault(`The rows name several in "${column}": ${all}. Import each file alone.`);
}

/**
 * Whether a row only lists a text to agree to. Throws ExchangeFault when it has a translation, which
 * would be lost.
 */
function isTold({ id, source, target }: TranslatedUnit): boolean {
  if (source !== '' || !TERMS_FILE.test(id)) return false;
  if (target.trim() === '') return true;
  throw new ExchangeFault(
    `"${id}" is a file of its own: translate it there, and empty its row.`,
    id,
  );
}

function unitOf(cell: (name: string) => string): TranslatedUnit {
  return {
    id: fromText(cell('id')),
    source: fromText(cell('source')),
    target: fromText(cell('target')),
    same: isSame(cell('id'), cell('same')),
  };
}

/** Throws ExchangeFault for any other answer than a yes, because its meaning would be guessed. */
function isSame(id: string, cell: string): boolean {
  const answer = cell.trim().toLowerCase();
  if (answer === '' || answer === 'yes') return answer === 'yes';
  throw new ExchangeFault(
    `"${cell}" is no answer in "same" of "${id}". Write yes, or leave it empty.`,
    id,
  );
}

function cellsOf(written: string): readonly (readonly string[])[] {
  // Excel reads and writes a first line that names the delimiter, which the header shows anyway.
  const text = written.replace(/^(\uFEFF?)sep=.(?=[\r\n])/, '$1');
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      // A spreadsheet writes rows that were cleared as commas alone.
      skip_records_with_empty_values: true,
      skip_empty_lines: true,
    });
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : '';
    const [reason] = said.split(/[:,]/);
    const line = Number(/\bline (\d+)/.exec(said)?.[1] ?? 1);
    const before = written.split('\n', line - 1).join('\n');
    const offset = line === 1 ? 0 : before.length + 1;
    throw new ExchangeFault(`The file is no CSV: ${reason}.`, offset, { cause });
  }
}

/**
 * Spreadsheets in some countries write semicolons or tabs. The header contains the delimiter and no
 * other.
 */
function delimiterOf(text: string): string {
  const [head = ''] = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  return [';', '\t'].find((it) => head.includes(it)) ?? ',';
}

function asText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function fromText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

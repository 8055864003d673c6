import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';

/** Returns a value that should be a text; empty when it is not. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Options as lines such as 'few: Up to 10'. */
export function linesOf(options: JsonValue | undefined): string {
  if (!isJsonObject(options)) return '';
  return Object.entries(options)
    .map(([id, label]) => `${id}: ${textOf(label)}`)
    .join('\n');
}

/** Reads lines of options. A line without a colon is a label, and its id is made from its words. */
export function optionsIn(lines: string): JsonObject | undefined {
  const read = lines.split('\n').flatMap((line): [string, string][] => {
    const [, id = '', label = ''] = /^([a-z0-9-]+):\s*(.*)$/.exec(line.trim()) ?? [];
    if (id !== '') return [[id, label]];
    return line.trim() === '' ? [] : [[idOf(line), line.trim()]];
  });
  return read.length === 0 ? undefined : Object.fromEntries(read);
}

/** Makes the id of a question or an option from its words. */
export function idOf(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);
}

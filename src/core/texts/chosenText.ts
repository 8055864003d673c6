import { keptFormats } from './keptFormats.ts';

const rulesOf = keptFormats((language: string) => new Intl.PluralRules(language));

/**
 * Returns the variant of a text for the given parameters. A plain text is returned unchanged. A text
 * with variants, as `compileText` writes it, reads `|names|language|otherwise|key|text|key|text…`. A
 * name is that of a number, or that of a select followed by its known values. A key has the plural
 * category of each number and the value of each select.
 */
export function chosenText(text: string, params: Readonly<Record<string, unknown>>): string {
  if (text[0] !== '|') return text;
  const [, names = '', language = '', ...said] = text.split('|');
  const keys = names.split(',').map((named) => {
    const [name = '', ...kinds] = named.split(' ');
    const value = params[name];
    return typeof value === 'number'
      ? categoryOf(value, language)
      : (kinds.find((kind) => kind === value) ?? 'other');
  });
  // For an unknown key indexOf is -1, so this is the first text, `otherwise`.
  return said[said.indexOf(keys.join()) + 1] ?? '';
}

/** English counts without a formatter, whose making blocks a slow phone while it hydrates. */
function categoryOf(count: number, language: string): Intl.LDMLPluralRule {
  if (language.startsWith('en')) return count === 1 ? 'one' : 'other';
  return rulesOf(language).select(count);
}

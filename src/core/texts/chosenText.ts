import { keptFormats } from './keptFormats.ts';

const rulesOf = keptFormats((language: string) => new Intl.PluralRules(language));

/**
 * What a text says for these numbers and kinds. Most texts say one thing. One that `compileText` wrote
 * for several reads `|names|language|otherwise|key|text|key|text…`. A name is a number's, or a kind's
 * with the kinds that are known after it; a key has the language's plural category of each number, and
 * each kind.
 */
export function chosenText(text: string, params: Readonly<Record<string, unknown>>): string {
  if (text[0] !== '|') return text;
  const [, names = '', language = '', ...said] = text.split('|');
  const keys = names.split(',').map((named) => {
    const [name = '', ...kinds] = named.split(' ');
    const value = params[name];
    return typeof value === 'number'
      ? rulesOf(language).select(value)
      : (kinds.find((kind) => kind === value) ?? 'other');
  });
  // No key of these is the place before the first, which is that of the text otherwise.
  return said[said.indexOf(keys.join()) + 1] ?? '';
}

import { keptFormats } from './keptFormats.ts';

const namesIn = keptFormats(
  (tag: string) => new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }),
);

/**
 * Returns a language's own name, such as 'Français', with its country when `beside` has the same
 * language of another country.
 */
export function languageName(tag: string, beside: readonly string[]): string {
  const language = primary(tag);
  const isAlone = beside.filter((it) => primary(it) === language).length < 2;
  const [first = '', ...rest] = namesIn(tag).of(isAlone ? language : tag) ?? tag;
  return first.toLocaleUpperCase(tag) + rest.join('');
}

function primary(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}

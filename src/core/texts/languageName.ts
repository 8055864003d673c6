import { keptFormats } from './keptFormats.ts';

const namesIn = keptFormats(
  (tag: string) => new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }),
);

/**
 * A language by its own name, such as 'Français', with its country where another of the languages beside
 * it is the same one.
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

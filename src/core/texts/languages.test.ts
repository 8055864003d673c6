import { describe, expect, it } from 'vitest';
import { textsIn, wordsIn } from '../../../tests/factories/texts/textsIn.ts';
import { TRANSLATED_TAGS } from '../../../tests/factories/texts/translatedTags.ts';
import { english } from './en/english.ts';
import { argumentsOf } from './icu/argumentsOf.ts';
import { hasTexts, LANGUAGES, languageOf } from './languages.ts';

const ENGLISH = new Map(textsIn(english));
/** Most US states have the same name in every language. */
const isState = (path: string) => path.startsWith('late.state.');
const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  [...ENGLISH].filter(([path]) => !isState(path)).flatMap(([, text]) => wordsIn(text)),
);

/** Words that a language shares with English, and names that are not translated. */
const NAMES =
  'aa alberta b braintree brunswick columbia com cvv ein example facebook gb gocardless google hipaa hst gst javascript k labrador manager manitoba npi nunavut ontario qst quebec rt saskatchewan sc sw tag tq web yukon zip';
const SHARED: Readonly<Record<string, string>> = {
  'fr-CA':
    'mm a active an code date menu minute minutes moment page part plus postal province question questions robot social transaction type',
  'es-US': 'mm a active cookies error no pause plan postal robot use',
};

describe.each(TRANSLATED_TAGS)('%s', (tag) => {
  const texts = textsIn(LANGUAGES[tag]?.words);

  it('has the placeholders of English, and no number that English does not mark as one', () => {
    for (const [path, text] of texts) {
      expect([path, argumentsOf(text)]).toEqual([path, argumentsOf(ENGLISH.get(path) ?? '')]);
    }
  });

  it('contains no English text, except shared words', () => {
    const shared = new Set(`${NAMES} ${SHARED[tag] ?? ''}`.split(' '));
    const left = texts
      .filter(([path]) => !isState(path))
      .flatMap(([path, text]) =>
        wordsIn(text)
          .filter((word) => ENGLISH_WORDS.has(word) && !shared.has(word))
          .map((word) => `${path}: ${word}`),
      );
    expect(left).toEqual([]);
  });

  it('lists no shared word that it does not use', () => {
    const said = new Set(texts.flatMap(([, text]) => wordsIn(text)));
    const listed = SHARED[tag]?.split(' ') ?? [];
    expect(listed.filter((word) => !said.has(word))).toEqual([]);
  });

  it('is calm in tone, without straight quotes and doubled or outer spaces', () => {
    const wrong = texts.filter(([, text]) => /[!'"]|\s\s|^\s|\s$/.test(text));
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['en-US', 'English'],
  ['en-CA', 'English'],
  ['en-GB', 'English'],
  ['fr-CA', 'Français'],
  ['es-US', 'Español'],
])('%s is %s', (locale, name) => {
  expect(languageOf(locale)?.name).toBe(name);
  expect(hasTexts(locale)).toBe(true);
});

it.each(['fr-FR', 'es-MX', 'de-DE', 'xx-XX', 'toString', ''])('%s is not available', (locale) => {
  expect(hasTexts(locale)).toBe(false);
});

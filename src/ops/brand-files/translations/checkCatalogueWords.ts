import { toPointer } from '../../../core/brand/jsonPointer.ts';
import type { Catalogue, CatalogueWords } from '../../../core/contract/generated/catalogue.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import type { Finding } from '../problem/Finding.ts';
import { unlessMissing } from '../resolve/guardMissing.ts';
import { findWordFaults, type WordPair } from './findWordFaults.ts';
import { languagesToWord } from './wordPointers.ts';

const LISTS = ['plans', 'addons', 'ivrPlans', 'discounts'] as const;
type ListName = (typeof LISTS)[number];

/** The words of an item that visitors read, by key. Each line of a feature list has its own key. */
export function itemWords(item: object): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [key, value] of Object.entries(item)) {
    if (!['name', 'description', 'badge', 'features'].includes(key)) continue;
    if (typeof value === 'string') words.set(key, value);
    if (!Array.isArray(value)) continue;
    for (const [index, line] of value.entries()) words.set(`${key}.${index}`, String(line));
  }
  return words;
}

/**
 * Checks a catalogue's translations: each must belong to an item, and to words that the item has.
 */
export function checkCatalogueWords(catalogue: Catalogue): readonly Finding[] {
  const translations = unlessMissing(() => catalogue.translations ?? {}, {});
  return Object.keys(translations).flatMap((tag) => {
    const words = unlessMissing(() => translations[tag], undefined);
    if (words === undefined) return [];
    const translated = LISTS.flatMap((list) => translatedIn(words, list, tag));
    const unknown = translated.flatMap(({ list, id }) => findUnknown(catalogue, list, id, tag));
    const pairs = translated.flatMap((each) => pairsOf(catalogue, each));
    const marked = unlessMissing(() => [...(words.same ?? [])], null);
    // Without the list, any text may be the same on purpose.
    const same = marked ?? pairs.map(({ key }) => key);
    const isRead = (key: string) => marked !== null && canBeRead(catalogue, words, key);
    return [...unknown, ...findWordFaults({ tag, pairs, same, isRead })];
  });
}

/** The translated items of a list, with those of their words that the schema accepts. */
function translatedIn(words: CatalogueWords, list: ListName, tag: string): readonly Translated[] {
  const items = unlessMissing(() => words[list] ?? {}, {});
  return Object.keys(items).map((id) => {
    const item = unlessMissing(() => items[id] ?? {}, {});
    const said = Object.keys(item).map((name) =>
      unlessMissing(() => [...itemWords({ [name]: Reflect.get(item, name) })], []),
    );
    return { list, id, tag, words: new Map(said.flat()) };
  });
}

function findUnknown(
  catalogue: Catalogue,
  list: ListName,
  id: string,
  tag: string,
): readonly Finding[] {
  const ids = unlessMissing(() => catalogue[list].map((item) => item.id), [id]);
  if (ids.includes(id)) return [];
  const at = toPointer(['translations', tag, list, id]);
  return [
    { at, part: 'key', why: `${list} has no "${id}" to translate.`, fix: didYouMean(id, ids) },
  ];
}

interface Translated {
  readonly list: ListName;
  readonly id: string;
  readonly tag: string;
  readonly words: ReadonlyMap<string, string>;
}

function pairsOf(catalogue: Catalogue, { list, id, tag, words }: Translated): readonly WordPair[] {
  return [...words].flatMap(([key, translated]) =>
    unlessMissing((): readonly WordPair[] => {
      const original = catalogue[list].find((it) => it.id === id);
      if (original === undefined) return [];
      const at = toPointer(['translations', tag, list, id, ...key.split('.')]);
      const path = `${list}.${id}.${key}`;
      return [{ key: path, at, original: wordOf(original, key), translated, isMessage: false }];
    }, []),
  );
}

/** Returns a word of an item, and reads nothing else of it: another key may be refused. */
function wordOf(item: object, key: string): string | undefined {
  const [name = ''] = key.split('.');
  return itemWords({ [name]: Reflect.get(item, name) }).get(key);
}

/** Whether the schema accepts both texts of a key such as 'plans.solo.name'. */
function canBeRead(catalogue: Catalogue, words: CatalogueWords, path: string): boolean {
  const [first, id = '', ...rest] = path.split('.');
  const list = LISTS.find((it) => it === first);
  if (list === undefined) return true;
  const texts = () =>
    [catalogue[list].find((item) => item.id === id), words[list]?.[id]].map(
      (item) => item && wordOf(item, rest.join('.')),
    );
  return unlessMissing(texts, null) !== null;
}

/** Finds the words of a catalogue that lack a translation into a language that a brand offers. */
export function findUnwordedItems(
  catalogue: Catalogue,
  languages: readonly string[],
): readonly Finding[] {
  return languagesToWord(languages).flatMap((tag) => {
    const words = catalogue.translations?.[tag];
    if (words === undefined) {
      const why = `The catalogue has no words in "${tag}", which a brand that sells from it offers.`;
      return [
        { at: '/plans', part: 'key', why, fix: `Translate it as "translations.${tag}".` } as const,
      ];
    }
    return LISTS.flatMap((list) =>
      catalogue[list].flatMap((item, index) => {
        const said = itemWords(words[list]?.[item.id] ?? {});
        return [...itemWords(item).keys()].flatMap((key): Finding[] => {
          if (said.has(key)) return [];
          const at = toPointer([list, String(index), ...key.split('.')]);
          const path = `translations.${tag}.${list}.${item.id}.${key}`;
          const why = `"${list}.${item.id}.${key}" is not there in "${tag}".`;
          return [{ at, why, fix: `Translate it as "${path}".` }];
        });
      }),
    );
  });
}

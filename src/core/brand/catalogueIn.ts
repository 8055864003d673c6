import type { Catalogue } from '../contract/generated/catalogue.ts';

/** Returns a catalogue with the texts of a language. A text without a translation stays. */
export function catalogueIn(catalogue: Catalogue, language: string): Catalogue {
  const { translations, ...rest } = catalogue;
  const words = translations?.[language];
  return {
    ...rest,
    plans: inWords(rest.plans, words?.plans),
    addons: inWords(rest.addons, words?.addons),
    ivrPlans: inWords(rest.ivrPlans, words?.ivrPlans),
    discounts: inWords(rest.discounts, words?.discounts),
  };
}

/** Merges each item of a list with the texts for its id. */
function inWords<T extends { readonly id: string }>(
  items: readonly T[],
  words: Readonly<Record<string, Partial<T>>> = {},
): T[] {
  return items.map((item) => ({ ...item, ...words[item.id] }));
}

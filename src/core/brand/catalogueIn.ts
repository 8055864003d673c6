import type { Catalogue } from '../contract/generated/catalogue.ts';

/** A catalogue in the words of a language. What the language does not word stays as it is. */
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

/** Items of a list, each with the words of its id over its own. */
function inWords<T extends { readonly id: string }>(
  items: readonly T[],
  words: Readonly<Record<string, Partial<T>>> = {},
): T[] {
  return items.map((item) => ({ ...item, ...words[item.id] }));
}

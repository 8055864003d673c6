import { setAt, valueAt } from '../../../core/brand/editValue.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { Brand, Words } from '../../../core/contract/generated/brand.ts';
import type { Catalogue, CatalogueWords } from '../../../core/contract/generated/catalogue.ts';
import { type PseudoTag, pseudoText } from '../../../core/texts/pseudo/pseudoText.ts';
import { wordPointers } from '../../brand-files/translations/wordPointers.ts';

/** The languages that show what a translation would break. */
export const PSEUDO_TAGS: readonly PseudoTag[] = ['en-XA', 'ar-XB'];

/**
 * Adds the pseudo-languages to a built brand, for its own words and its catalogue's. Texts to agree
 * to stay in English.
 */
export function pseudoBuilt(built: BuiltBrand): BuiltBrand {
  const { brand, catalogue, logo, terms } = built;
  const inTags = <Value>(wordsIn: (tag: PseudoTag) => Value) =>
    Object.fromEntries(PSEUDO_TAGS.map((tag) => [tag, wordsIn(tag)]));
  return {
    ...built,
    brand: pseudoBrand(brand),
    catalogue: pseudoCatalogue(catalogue),
    inLanguages: { ...built.inLanguages, ...inTags(() => ({ logo, terms })) },
  };
}

/** Adds the pseudo-languages to a brand. */
export function pseudoBrand(brand: Brand): Brand {
  const worded = PSEUDO_TAGS.map((tag) => [tag, brandWords(brand, tag)] as const);
  return {
    ...brand,
    languages: [...brand.languages, ...PSEUDO_TAGS],
    translations: { ...brand.translations, ...Object.fromEntries(worded) },
  };
}

/** Adds the pseudo-languages to a catalogue. */
export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  const worded = PSEUDO_TAGS.map((tag) => [tag, catalogueWords(catalogue, tag)] as const);
  return {
    ...catalogue,
    translations: { ...catalogue.translations, ...Object.fromEntries(worded) },
  };
}

/**
 * Every text that the schema allows in a language, so that new texts of a brand are included here
 * too.
 */
function brandWords(brand: Brand, tag: PseudoTag): Words {
  const said: JsonObject = JSON.parse(JSON.stringify(brand));
  const words = wordPointers(said).reduce<JsonObject>((worded, pointer) => {
    const original = valueAt(said, pointer);
    return typeof original === 'string'
      ? setAt(worded, pointer, pseudoText(original, tag))
      : worded;
  }, {});
  return JSON.parse(JSON.stringify(words));
}

function catalogueWords(catalogue: Catalogue, tag: PseudoTag): CatalogueWords {
  const named = (items: readonly { readonly id: string }[]) =>
    Object.fromEntries(items.map((item) => [item.id, itemWords(item, tag)]));
  const { addons, discounts, ivrPlans, plans } = catalogue;
  return {
    plans: named(plans),
    addons: named(addons),
    ivrPlans: named(ivrPlans),
    discounts: Object.fromEntries(
      discounts.map(({ id, name }) => [id, { name: pseudoText(name, tag) }]),
    ),
  };
}

/** The words of an item: a name, and any other texts. */
function itemWords(item: object, tag: PseudoTag): object {
  const said = ['name', 'description', 'badge', 'features'];
  return Object.fromEntries(
    Object.entries(item)
      .filter(([key]) => said.includes(key))
      .map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map((it) => pseudoText(it, tag)) : pseudoText(value, tag),
      ]),
  );
}

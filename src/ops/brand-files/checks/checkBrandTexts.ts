import { toPointer } from '../../../core/brand/jsonPointer.ts';
import type { Brand, Question } from '../../../core/contract/generated/brand.ts';
import { COPYRIGHT_WORDS } from '../../../core/texts/copyrightLine.ts';
import { argumentsOf } from '../../../core/texts/icu/argumentsOf.ts';
import { messageFault } from '../../../core/texts/icu/messageFault.ts';
import { textsFor } from '../../../core/texts/textsFor.ts';
import type { Finding } from '../problem/Finding.ts';
import { unlessMissing } from '../resolve/guardMissing.ts';
import { PLACEHOLDER } from '../terms/placeholders.ts';
import type { BrandCheck } from './BrandCheck.ts';

/**
 * Checks that a brand's own texts use only the placeholders that the page fills in: those of the
 * text that they replace.
 */
export const checkBrandTexts: BrandCheck = ({ brand }) => {
  const locale = unlessMissing(() => brand.locale, 'en-US');
  return ownTexts(brand).flatMap(({ at, key, text }) => {
    const fault = at.startsWith('/texts/') ? messageFault(text, locale) : null;
    if (fault) return [{ at, why: fault.message, fix: fault.fix }];
    const filled =
      at === COPYRIGHT ? COPYRIGHT_FILLED : placeholdersOf(key === '' ? '' : usualText(brand, key));
    const unknown = filledIn(at, text).find((placeholder) => !filled.includes(placeholder));
    return unknown === undefined ? [] : [explain(at, unknown, filled)];
  });
};

/**
 * Returns the standard text that a brand's own text replaces, in English when the brand's language
 * is unknown.
 */
function usualText(brand: Brand, key: string): string {
  const locale = unlessMissing(() => brand.locale, 'en-US');
  const market = unlessMissing(() => brand.market, 'US');
  const usual: Readonly<Record<string, string>> = textsFor({ locale, market, texts: {} });
  return usual[key] ?? '';
}

const COPYRIGHT = '/footer/copyright';
const COPYRIGHT_FILLED = Object.keys(COPYRIGHT_WORDS).map((name) => `{${name}}`);

function explain(at: string, unknown: string, filled: readonly string[]): Finding {
  const fix = filled.length === 0 ? 'Write the words themselves.' : `Write ${filled.join(' or ')}.`;
  return { at, why: `Nothing fills "${unknown}" in this text.`, fix };
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([whole]) => whole);
}

/** The placeholders of a text, including those that it only selects by. */
function filledIn(at: string, text: string): readonly string[] {
  if (!at.startsWith('/texts/')) return placeholdersOf(text);
  return [...argumentsOf(text).keys()].map((name) => `{${name}}`);
}

interface OwnText {
  readonly at: string;
  /** The key of the text that it replaces; empty when it replaces none. */
  readonly key: string;
  readonly text: string;
}

type Texts = Readonly<Record<string, string>>;

/**
 * The places of a brand's texts. Each is read separately, so that a missing one does not end the
 * checks of the others.
 */
const PLACES: readonly (readonly [at: string, texts: (brand: Brand) => Texts])[] = [
  ['/texts', ({ texts }) => said(texts)],
  ['/headings', ({ headings }) => said(headings)],
  ['/buttons', ({ buttons }) => said(buttons)],
  ['/footer', ({ footer }) => said({ text: footer?.text, copyright: footer?.copyright })],
  ['/payment', ({ payment }) => said({ mandateText: payment.mandateText })],
  ['', ({ name }) => ({ name })],
  ['', ({ legalName }) => ({ legalName })],
  ['/support', ({ support }) => said({ email: support.email, hours: support.hours })],
  ['/agreement', ({ agreement }) => ({ privacyTitle: agreement.privacyTitle })],
  ['/tax', ({ tax }) => said({ label: tax.label })],
  ['/tax/labels', ({ tax }) => said(tax.labels ?? {})],
];

function ownTexts(brand: Brand): readonly OwnText[] {
  return [...PLACES, ...questionPlaces(brand), ...namePlaces(brand)].flatMap(([at, textsOf]) =>
    Object.entries(unlessMissing(() => textsOf(brand), {})).map(([name, text]) => {
      return { at: `${at}/${name}`, key: at === '/texts' ? name : '', text };
    }),
  );
}

/** The places of each question's words. */
function questionPlaces(brand: Brand): typeof PLACES {
  const ids = Object.keys(unlessMissing(() => brand.questions ?? {}, {}));
  return ids.flatMap((id) => {
    const at = toPointer(['questions', id]);
    return [
      [at, ({ questions }) => said(wordsOf(questions?.[id]))],
      [`${at}/options`, ({ questions }) => said({ ...questions?.[id]?.options })],
    ] satisfies typeof PLACES;
  });
}

/**
 * The places of the names in other languages. Every other translation is compared with its original,
 * which a name need not have.
 */
function namePlaces(brand: Brand): typeof PLACES {
  const tags = Object.keys(unlessMissing(() => brand.translations ?? {}, {}));
  return tags.map((tag): (typeof PLACES)[number] => [
    toPointer(['translations', tag]),
    ({ translations = {} }) => {
      const { name, legalName } = translations[tag] ?? {};
      return said({ name, legalName });
    },
  ]);
}

function wordsOf(question: Question | undefined) {
  const { help, label, placeholder, purpose, text } = question ?? {};
  return { help, label, placeholder, purpose, text };
}

/** The texts that are present. */
function said<T extends Readonly<Partial<Record<keyof T, string | undefined>>>>(
  texts: T,
): Record<string, string> {
  // A text object has only the keys of its type.
  const names = Object.keys(texts) as (keyof T & string)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = unlessMissing(() => texts[name], undefined);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

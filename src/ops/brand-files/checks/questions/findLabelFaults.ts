import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import type { Brand } from '../../../../core/contract/generated/brand.ts';
import { definitionOf, FIELD_NAMES } from '../../../../core/fields/fields.ts';
import { textsFor } from '../../../../core/texts/textsFor.ts';
import { wordsFor } from '../../../../core/texts/wordsFor.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { Subject } from '../BrandCheck.ts';

/**
 * Finds questions whose label reads like another question's or like a form field's, and options
 * that read like another, in each of the brand's languages.
 */
export function findLabelFaults({ brand }: Subject): readonly Finding[] {
  const locale = unlessMissing(() => brand.locale, 'en-US');
  const others = unlessMissing(() => brand.languages, []).filter((it) => it !== locale);
  const found = faultsIn(brand, locale, []);
  return [
    ...found,
    ...others.flatMap((language) => {
      const path = ['translations', language];
      // Equal labels in the first language are reported there, and not again.
      const told = found.map(({ at }) => at);
      return faultsIn(brand, language, path).filter(
        ({ at }) => !told.includes(at.slice(toPointer(path).length)),
      );
    }),
  ];
}

type Words = NonNullable<NonNullable<Brand['translations']>[string]['questions']>;

function faultsIn(brand: Brand, locale: string, path: readonly string[]): readonly Finding[] {
  // Reads only these words, because a brand with a fault elsewhere may be incomplete.
  const words = (path.length > 0 && brand.translations?.[locale]?.questions) || {};
  return [
    ...findSameQuestions(brand, locale, path, words),
    ...findSameOptions(brand, locale, path, words),
  ];
}

function findSameQuestions(
  brand: Brand,
  locale: string,
  path: readonly string[],
  words: Words,
): readonly Finding[] {
  const market = unlessMissing(() => brand.market, 'US');
  const texts = textsFor({ locale, market, texts: {} });
  const fixed = FIELD_NAMES.map((name) => folded(texts[definitionOf(name).label]));
  const asked = Object.entries(brand.questions ?? {}).map(([id, question]) => ({
    id,
    label: words[id]?.label ?? question.label,
  }));
  return asked.flatMap(({ id, label }, index): Finding[] => {
    const at = toPointer([...path, 'questions', id, 'label']);
    if (fixed.includes(folded(label))) {
      const why = `"${label}" is the label of a field of the form.`;
      return [{ at, why, fix: 'Remove the question, or word it so that the two are told apart.' }];
    }
    const other = asked.slice(0, index).find((it) => folded(it.label) === folded(label));
    if (other === undefined) return [];
    const why = `The question "${other.id}" reads "${label}", too.`;
    return [{ at, why, fix: 'Word one of them otherwise.' }];
  });
}

function findSameOptions(
  { questions = {} }: Brand,
  locale: string,
  path: readonly string[],
  words: Words,
): readonly Finding[] {
  const { noAnswer } = wordsFor(locale).late.question;
  return Object.entries(questions).flatMap(([id, { kind, options = {}, required }]) => {
    if (kind !== 'oneOf' && kind !== 'someOf') return [];
    const seen: string[] = [];
    return Object.entries(options).flatMap(([option, first]): Finding[] => {
      const label = words[id]?.options?.[option] ?? first;
      const isTaken = seen.includes(written(label));
      seen.push(written(label));
      const at = toPointer([...path, 'questions', id, 'options', option]);
      const fix = 'Word one of them otherwise.';
      if (isTaken) return [{ at, why: `Two options read "${label}".`, fix }];
      if (kind !== 'oneOf' || required || written(label) !== written(noAnswer)) return [];
      const why = `A choice that may be left out has "${noAnswer}" already.`;
      return [{ at, why, fix: 'Remove it, or word it otherwise.' }];
    });
  });
}

/** The label as a screen reader says it. */
function folded(label: string): string {
  return written(label)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The label as it looks: a sign may be the only difference between options, as in 'C' and 'C++'.
 */
function written(label: string): string {
  return label.normalize('NFC').toLowerCase().trim();
}

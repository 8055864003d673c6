import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import { definitionOf, FIELD_NAMES } from '../../../../core/fields/fields.ts';
import { textsFor } from '../../../../core/texts/textsFor.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { Subject } from '../BrandCheck.ts';

/** Questions that read as another one, or as a field that every form has. */
export function findLabelFaults({ brand }: Subject): readonly Finding[] {
  const { questions = {} } = brand;
  const locale = unlessMissing(() => brand.locale, 'en-US');
  const market = unlessMissing(() => brand.market, 'US');
  const texts = textsFor({ locale, market, texts: {} });
  const fixed = FIELD_NAMES.map((name) => folded(texts[definitionOf(name).label]));
  const asked = Object.entries(questions).map(([id, { label }]) => ({ id, label }));
  return asked.flatMap(({ id, label }, index): Finding[] => {
    const at = toPointer(['questions', id, 'label']);
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

/** As somebody hears it. */
function folded(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

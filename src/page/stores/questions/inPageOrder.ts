import type { PageLayout } from '../../../core/contract/generated/brand.ts';
import type { FieldProblem, QuestionProblem } from '../../../core/fields/FieldProblem.ts';
import { definitionOf, isFieldName } from '../../../core/fields/fields.ts';
import { placementsOf } from '../../../core/rules/visibility/placementsOf.ts';
import { questionOf } from '../../../core/rules/visibility/withQuestions.ts';

type Problem = FieldProblem | QuestionProblem;

/** The id of a question's control. */
export const questionField = (id: string) => `question-${id}` as const;

/** Merges the questions' problems into the form's others, which keep their order. */
export function inPageOrder(
  layout: PageLayout,
  others: readonly FieldProblem[],
  asked: readonly QuestionProblem[],
): readonly Problem[] {
  const places = placementsOf(layout).map((placement) => {
    const id = questionOf(placement);
    return id === null ? placement.widget : questionField(id);
  });
  const ordered: Problem[] = [...others];
  for (const problem of asked) {
    const place = places.indexOf(problem.field);
    const next = ordered.findIndex(({ field }) => placeOf(field) > place);
    ordered.splice(next === -1 ? ordered.length : next, 0, problem);
  }
  return ordered;

  function placeOf(field: Problem['field']): number {
    return places.findIndex((place) => place === field || widgetsOf(field).includes(place));
  }
}

/** The widgets that can contain a field. */
function widgetsOf(field: Problem['field']): readonly string[] {
  if (isFieldName(field)) return [definitionOf(field).widget];
  return HELD_BY[field] ?? ['payment-method'];
}

const HELD_BY: Readonly<Partial<Record<string, readonly string[]>>> = {
  numberOfUsers: ['plan-picker'],
  agreed: ['agreement', 'agreement-after-french'],
  robotCheck: ['robot-check'],
};

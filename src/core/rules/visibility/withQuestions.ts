import type { PageLayout, Placement, Question, Region } from '../../contract/generated/brand.ts';

/** The widget that asks one of the brand's questions. */
export const QUESTION_WIDGET = 'question';

/**
 * A question placed on a page. Brand files have no such placements: each question names the widget
 * beside it.
 */
export interface QuestionPlacement extends Placement {
  /** The question's id. */
  readonly question: string;
}

type Questions = Readonly<Record<string, Question>>;

/** Returns the id of the question that a placement asks; null for other widgets. */
export function questionOf(placement: Placement | QuestionPlacement): string | null {
  return 'question' in placement ? placement.question : null;
}

/**
 * Adds each question beside the widget that it names, with the same condition. A page without that
 * widget does not ask the question.
 */
export function withQuestions(layout: PageLayout, questions: Questions | undefined): PageLayout {
  const placed = Object.entries(questions ?? {});
  if (placed.length === 0) return layout;
  const { header, main, aside, payment, lower, footer } = layout;
  return {
    header: asking(header),
    main: asking(main),
    aside: asking(aside),
    ...(payment && { payment: asking(payment) }),
    ...(lower && { lower: asking(lower) }),
    footer: asking(footer),
  };

  function asking(region: Region): Region {
    return region.flatMap((placement) => [
      ...beside(placement, 'before'),
      placement,
      ...beside(placement, 'after'),
    ]);
  }

  function beside(placement: Placement, side: 'before' | 'after'): QuestionPlacement[] {
    return placed
      .filter(
        ([, { place }]) => place.widget === placement.widget && (place.side ?? 'after') === side,
      )
      .map(([question]) => ({ ...placement, widget: QUESTION_WIDGET, question }));
  }
}

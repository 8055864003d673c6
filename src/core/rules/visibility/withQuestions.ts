import type { PageLayout, Placement, Question, Region } from '../../contract/generated/brand.ts';

/** The widget that asks a question of the brand's own. */
export const QUESTION_WIDGET = 'question';

/** A question in its place on a page. Brand files have none: each question says where it stands. */
export interface QuestionPlacement extends Placement {
  /** The question's id. */
  readonly question: string;
}

type Questions = Readonly<Record<string, Question>>;

/** The id of the question that a placement asks; null of any other widget. */
export function questionOf(placement: Placement | QuestionPlacement): string | null {
  return 'question' in placement ? placement.question : null;
}

/**
 * A page's layout with each question beside the widget that it names, shown wherever that is. A page
 * without the widget does not ask the question.
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

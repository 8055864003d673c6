import { expect, it } from 'vitest';
import { aLayout, aRegion } from '../../../../tests/factories/brands/aBrand.ts';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import { placementsOf } from './placementsOf.ts';
import { questionOf, withQuestions } from './withQuestions.ts';

const layout = aLayout({ main: aRegion('full-name', 'email'), lower: aRegion('agreement') });

function placed(questions: Parameters<typeof withQuestions>[1]): readonly string[] {
  return placementsOf(withQuestions(layout, questions)).map(
    (placement) => questionOf(placement) ?? placement.widget,
  );
}

it('places questions beside the widgets that they name, in their order', () => {
  const order = placed({
    size: aQuestion({ place: { widget: 'full-name' } }),
    last: aQuestion({ place: { widget: 'agreement', side: 'before' } }),
    trade: aQuestion({ place: { widget: 'full-name', side: 'after' } }),
  });
  expect(order.slice(1, 7)).toEqual(['full-name', 'size', 'trade', 'email', 'last', 'agreement']);
});

it('shows a question under the same condition as its neighbour', () => {
  const when = { signupTypes: ['paid' as const] };
  const page = aLayout({ main: [{ widget: 'plan-picker', when }] });
  const asking = withQuestions(page, { size: aQuestion({ place: { widget: 'plan-picker' } }) });
  expect(asking.main[1]).toEqual({ widget: 'question', question: 'size', when });
});

it('does not ask a question whose widget the page lacks', () => {
  const lost = { size: aQuestion({ place: { widget: 'province' } }) };
  expect(placed(lost)).not.toContain('size');
});

it('leaves a layout without questions unchanged', () => {
  expect(withQuestions(layout, {})).toBe(layout);
  expect(withQuestions(layout, undefined)).toBe(layout);
});

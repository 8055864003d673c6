import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import type { Question, SignupType } from '../../../../core/contract/generated/brand.ts';
import { listed } from '../../problem/didYouMean.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { Subject } from '../BrandCheck.ts';
import { FORM, typesOf } from '../pages/neededOn.ts';
import { type Placed, placedOn, showsOn } from '../pages/placedOn.ts';
import { questionIn, questionsNamedBy, whenOf } from './conditionsIn.ts';
import { typesAsked } from './typesAsked.ts';

/** The pages where visitors sign up. */
const ASKING = ['signup', 'start'] as const;

/**
 * Finds questions that are not placed, placed twice, outside the form, in the wrong order, or
 * missing where an answer is required.
 */
export function findPlaceFaults(subject: Subject): readonly Finding[] {
  const { brand } = subject;
  const { questions = {} } = brand;
  const hasStart = unlessMissing(() => brand.social.startPage.on, false);
  const pages = ASKING.filter((name) => name === 'signup' || hasStart).map((name) => ({
    name,
    placed: placedOn(name, brand.pages[name]),
  }));
  return Object.entries(questions).flatMap(([id, question]) => {
    const { widget } = question.place;
    const at = toPointer(['questions', id, 'place', 'widget']);
    const beside = pages.map((page) => ({
      ...page,
      beside: page.placed.filter((it) => it.widget === widget),
    }));
    if (beside.every((page) => page.beside.length === 0)) {
      const why = `No page that signs anybody up has the widget "${widget}".`;
      const known = [...new Set(pages.flatMap((page) => inForm(page.placed)))];
      return [{ at, why, fix: `Write one of theirs: ${listed(known)}.` }];
    }
    const outside = beside
      .flatMap((page) => page.beside)
      .find(({ region }) => !FORM.includes(region));
    if (outside !== undefined) {
      const why = `"${widget}" stands in "${outside.region}", outside the form.`;
      return [{ at, why, fix: 'Place it beside a widget of the form.' }];
    }
    return [
      // The types of a page may be unknown.
      ...unlessMissing(() => beside.flatMap((page) => findUnseen(id, page, subject)), []),
      ...pages.slice(0, 1).flatMap(({ placed }) => findLate(id, question, questions, placed)),
    ];
  });
}

/** The widgets of a page's form. */
function inForm(placed: readonly Placed[]): readonly string[] {
  return placed.flatMap(({ region, widget }) => (FORM.includes(region) ? [widget] : []));
}

interface AskingPage {
  readonly name: (typeof ASKING)[number];
  readonly beside: readonly Placed[];
}

/** Finds questions with a required answer on a page that does not show them. */
function findUnseen(id: string, page: AskingPage, subject: Subject): readonly Finding[] {
  const { questions = {} } = subject.brand;
  const question = questions[id];
  if (!question?.required) return [];
  const shows = (type: SignupType) => page.beside.some((it) => showsOn(it, type));
  const types = typesOf(page.name, subject.brand);
  const unseen = typesAsked(id, subject).filter((type) => types.includes(type) && !shows(type));
  if (unseen.length === 0) return [];
  const at = toPointer(['questions', id, 'place', 'widget']);
  const { widget } = question.place;
  const why = `It has to be answered on ${listed(unseen)}, where the page "${page.name}" does not show "${widget}".`;
  return [{ at, why, fix: 'Place it beside another widget, or limit it by "when".' }];
}

/** Finds a question placed before one that decides whether it is asked. */
function findLate(
  id: string,
  question: Question,
  questions: Readonly<Record<string, Question>>,
  placed: readonly Placed[],
): readonly Finding[] {
  const order = Object.keys(questions);
  const placeOf = (name: string) => {
    const { side = 'after', widget = '' } = questionIn(questions, name)?.place ?? {};
    const index = placed.findIndex((it) => it.widget === widget);
    return [index * 2 + (side === 'after' ? 1 : 0), order.indexOf(name)] as const;
  };
  const [own, ownOrder] = placeOf(id);
  const later = questionsNamedBy(question.when ?? {}).find((name) => {
    const [other, otherOrder] = placeOf(name);
    if (questionIn(questions, name) === undefined) return false;
    // In a cycle neither comes first. The cycle is reported by itself.
    if (questionsNamedBy(whenOf(name, questions)).includes(id)) return false;
    return other > own || (other === own && otherOrder > ownOrder);
  });
  if (later === undefined) return [];
  const why = `It hangs on the answer to "${later}", which stands after it.`;
  const fix = `Place it after "${later}".`;
  return [{ at: toPointer(['questions', id, 'place']), part: 'key', why, fix }];
}

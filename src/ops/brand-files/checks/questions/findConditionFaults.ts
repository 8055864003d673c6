import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import type { Question, QuestionCondition } from '../../../../core/contract/generated/brand.ts';
import { phoneCountries as countries } from '../../../../core/rules/phone/callingCodes.ts';
import { QUESTION_KIND_KEYS } from '../../../../core/rules/questions/questionKindKeys.ts';
import { didYouMean, listed } from '../../problem/didYouMean.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unknownKey } from '../../problem/unknownKey.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { Subject } from '../BrandCheck.ts';
import { conditionsIn, questionIn, questionsNamedBy, whenOf } from './conditionsIn.ts';
import { dependsOnCatalogue, typesAsked } from './typesAsked.ts';

type Questions = Readonly<Record<string, Question>>;

const CALLED = countries.map(({ country }) => country);

/** Finds conditions that name something missing, form a cycle, or can never hold. */
export function findConditionFaults(subject: Subject): readonly Finding[] {
  const { questions = {} } = subject.brand;
  return Object.keys(questions).flatMap((id) =>
    unlessMissing(() => faultsOf(id, questions, subject), []),
  );
}

function faultsOf(id: string, questions: Questions, subject: Subject): readonly Finding[] {
  const when = questionIn(questions, id)?.when;
  if (when === undefined) return [];
  const at = toPointer(['questions', id, 'when']);
  const unknown = conditionsIn(when, at).flatMap(([pointer, condition]) => [
    ...findUnknownQuestions(pointer, condition, questions),
    ...findUnknownItems(pointer, condition, subject),
    ...(pointer === at ? [] : findEmpty(pointer, condition)),
  ]);
  if (unknown.length > 0) return unknown;
  const circle = circleOf(id, questions);
  if (circle !== null) {
    const why = `Whether this is asked hangs on itself: ${circle.join(' → ')}.`;
    return [{ at, part: 'key', why, fix: 'Take one of the conditions out.' }];
  }
  // When the sign-up types or the plans are unknown, some visitor may be asked.
  const mayBeAsked = subject.catalogue === undefined && dependsOnCatalogue(id, questions);
  if (mayBeAsked || unlessMissing(() => typesAsked(id, subject).length > 0, true)) return [];
  const why = 'This can never hold: nobody is ever asked.';
  return [{ at, part: 'key', why, fix: 'Change the condition, or remove the question.' }];
}

/** Finds an unfinished condition inside another, which always holds. */
function findEmpty(at: string, { answers = {}, ...others }: QuestionCondition): readonly Finding[] {
  if (Object.keys(answers).length > 0 || Object.keys(others).length > 0) return [];
  const why = 'This condition names nothing, and holds for everybody.';
  return [{ at, why, fix: 'Write of whom it holds, or remove it.' }];
}

function findUnknownQuestions(
  at: string,
  { answered = [], answers = {} }: QuestionCondition,
  questions: Questions,
): readonly Finding[] {
  const ids = Object.keys(questions);
  const options = Object.entries(answers).flatMap(([id, wanted]): Finding[] => {
    const around = `${at}/answers`;
    const pointer = around + toPointer([id]);
    const question = questionIn(questions, id);
    if (question === undefined) {
      const why = `There is no question "${id}".`;
      return [{ ...unknownKey(around, answers, id, ids), why }];
    }
    const choices = QUESTION_KIND_KEYS[question.kind].choices(question);
    if (choices === null) {
      const why = `An answer to "${id}" is typed, and none of several.`;
      return [{ at: pointer, part: 'key', why, fix: 'Name it in "answered" instead.' }];
    }
    return wanted.flatMap((option, index): Finding[] => {
      if (choices.includes(option)) return [];
      const why = `"${id}" has no option "${option}".`;
      return [{ at: `${pointer}/${index}`, why, fix: didYouMean(option, choices) }];
    });
  });
  const unknown = answered.flatMap((id, index): Finding[] => {
    if (ids.includes(id)) return [];
    const why = `There is no question "${id}".`;
    return [{ at: `${at}/answered/${index}`, why, fix: didYouMean(id, ids) }];
  });
  return [...options, ...unknown];
}

function findUnknownItems(
  at: string,
  { addons = [], phoneCountries = [], plans = [], provinces, signupTypes = [] }: QuestionCondition,
  { brand, catalogue }: Subject,
): readonly Finding[] {
  // Without a category or a market these are unknown, and everything named may exist.
  const offered = unlessMissing(() => brand.signupTypes.offered, signupTypes);
  const asksProvince = unlessMissing(() => brand.province.on, true);
  const none = (key: string, names: readonly string[], known: readonly string[], what: string) =>
    names.flatMap((name, index): Finding[] => {
      if (known.includes(name)) return [];
      const why = `${what} "${name}".`;
      return [{ at: `${at}/${key}/${index}`, why, fix: didYouMean(name, known) }];
    });
  const sold = catalogue && [
    ...none('plans', plans, idsOf(catalogue.plans), 'The catalogue has no plan'),
    ...none('addons', addons, idsOf(catalogue.addons), 'The catalogue has no add-on'),
  ];
  const why = 'The brand asks for no province.';
  return [
    ...none('signupTypes', signupTypes, offered, 'The brand does not offer the sign-up type'),
    ...none('phoneCountries', phoneCountries, CALLED, 'No phone number is of a country'),
    ...(sold ?? []),
    ...(provinces !== undefined && !asksProvince
      ? [{ at: `${at}/provinces`, part: 'key', why, fix: 'Remove it.' } as const]
      : []),
  ];
}

function idsOf(items: readonly { readonly id: string }[]): readonly string[] {
  return items.map(({ id }) => id);
}

/** The path by which a question depends on itself, or null. */
function circleOf(start: string, questions: Questions): readonly string[] | null {
  const seen = new Set<string>();
  const ways: (readonly string[])[] = [[start]];
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    for (const next of questionsNamedBy(whenOf(way.at(-1) ?? '', questions))) {
      if (next === start) return [...way, next].map((id) => listed([id]));
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

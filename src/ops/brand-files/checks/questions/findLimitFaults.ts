import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import type {
  AnswerPattern,
  Question,
  QuestionLimits,
} from '../../../../core/contract/generated/brand.ts';
import { isDay } from '../../../../core/rules/questions/kinds/date.ts';
import { LONGEST_ANSWERS } from '../../../../core/rules/questions/longestAnswers.ts';
import { QUESTION_KIND_KEYS } from '../../../../core/rules/questions/questionKindKeys.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unknownKey } from '../../problem/unknownKey.ts';

/** Pairs of limits whose first must not exceed the second. */
const PAIRS = [
  ['minLength', 'maxLength'],
  ['min', 'max'],
  ['earliest', 'latest'],
  ['fewest', 'most'],
] as const satisfies readonly (readonly [keyof QuestionLimits, keyof QuestionLimits])[];

/** The least and greatest length of an answer that fits a pattern; null for any length. */
const PATTERN_LENGTHS: Readonly<Record<AnswerPattern, readonly [number, number] | null>> = {
  letters: null,
  digits: null,
  lettersAndDigits: null,
  npi: [10, 10],
  usZipCode: [5, 10],
  canadianPostalCode: [7, 7],
  ukPostcode: [6, 8],
  ukCompanyNumber: [8, 8],
};

/**
 * Finds faults of a question's limits: limits that its kind does not have, and limits that no
 * answer can meet.
 */
export function findLimitFaults(id: string, question: Question): readonly Finding[] {
  const { kind, limits = {} } = question;
  const at = toPointer(['questions', id, 'limits']);
  const known = QUESTION_KIND_KEYS[kind].limits;
  const foreign = Object.keys(limits).flatMap((key): Finding[] => {
    if (known.some((it) => it === key)) return [];
    const why = `A question of the kind "${kind}" has no limit "${key}".`;
    return [{ ...unknownKey(at, limits, key, known), why }];
  });
  const crossed = PAIRS.flatMap(([low, high]): Finding[] => {
    const [least, most] = [limits[low], limits[high]];
    if (least === undefined || most === undefined || !isAbove(least, most)) return [];
    const why = `No answer fits: "${low}" is above "${high}".`;
    return [{ at: `${at}/${low}`, why, fix: 'Change one of them.' }];
  });
  if (foreign.length + crossed.length > 0) return [...foreign, ...crossed];
  return [
    ...lengthFaults(at, question),
    ...numberFaults(at, limits),
    ...dayFaults(at, question),
    ...optionFaults(at, question),
  ];
}

function isAbove(least: number | string, most: number | string): boolean {
  return least !== 'today' && most !== 'today' && least > most;
}

function lengthFaults(at: string, { kind, limits = {} }: Question): Finding[] {
  const { maxLength = LONGEST_ANSWERS[kind], minLength = 0, pattern } = limits;
  const [least, most] = (pattern && PATTERN_LENGTHS[pattern]) ?? [0, maxLength];
  if (minLength > Math.min(most, maxLength)) {
    const longest = Math.min(most, maxLength);
    const why = `No answer fits: it may have ${longest} characters at most.`;
    return [{ at: `${at}/minLength`, why, fix: 'Change one of them: this, or "maxLength".' }];
  }
  if (maxLength >= least) return [];
  const why = `No answer fits: what "${pattern ?? ''}" takes has ${least} characters at least.`;
  return [{ at: `${at}/maxLength`, why, fix: 'Remove it.' }];
}

function numberFaults(at: string, { decimals = 0, max, min }: QuestionLimits): Finding[] {
  if (min === undefined || max === undefined) return [];
  const scale = 10 ** decimals;
  // Rounded first, because 1.1 * 100 is slightly more than 110.
  const whole = (value: number) => Number((value * scale).toFixed(4));
  if (Math.ceil(whole(min)) <= Math.floor(whole(max))) return [];
  const why = `No answer fits: there is no number between "min" and "max" of ${decimals} decimals.`;
  return [{ at: `${at}/min`, why, fix: 'Change one of them, or set "decimals".' }];
}

function dayFaults(at: string, { limits = {}, required }: Question): Finding[] {
  const { earliest, latest } = limits;
  const unknown = (['earliest', 'latest'] as const).flatMap((key): Finding[] => {
    const day = limits[key];
    if (day === undefined || day === 'today' || isDay(day)) return [];
    const why = `The calendar has no ${day}.`;
    return [{ at: `${at}/${key}`, why, fix: 'Write another day, or "today".' }];
  });
  if (unknown.length > 0 || !required || earliest !== 'today') return unknown;
  if (latest === undefined || latest === 'today') return [];
  const why = `After ${latest} no answer fits, and nobody who is asked can go on without one.`;
  return [{ at: `${at}/latest`, why, fix: 'Remove it, or set "required" to false.' }];
}

function optionFaults(at: string, { kind, limits = {}, options = {} }: Question): Finding[] {
  const { fewest = 0 } = limits;
  if (kind !== 'someOf' || fewest <= Object.keys(options).length) return [];
  const why = 'No answer fits: there are fewer options.';
  return [{ at: `${at}/fewest`, why, fix: 'Change one of them: this, or the options.' }];
}

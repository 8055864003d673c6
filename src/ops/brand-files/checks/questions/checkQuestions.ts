import { QUESTION_WIDGET } from '../../../../core/rules/visibility/withQuestions.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { BrandCheck, Subject } from '../BrandCheck.ts';
import { placedOn } from '../pages/placedOn.ts';
import { findConditionFaults } from './findConditionFaults.ts';
import { findKindFaults } from './findKindFaults.ts';
import { findLabelFaults } from './findLabelFaults.ts';
import { findPlaceFaults } from './findPlaceFaults.ts';
import { findRoomFaults } from './findRoomFaults.ts';

const MOST_QUESTIONS = 200;

/**
 * Checks that each question can be asked, seen and answered by the visitors who need to, and
 * differs from every other.
 */
export const checkQuestions: BrandCheck = (subject) => {
  const listed = unlessMissing(() => findListed(subject), []);
  const questions = unlessMissing(() => subject.brand.questions ?? {}, {});
  if (Object.keys(questions).length === 0) return listed;
  const tooMany = findTooMany(Object.keys(questions).length);
  if (tooMany.length > 0) return [...listed, ...tooMany];
  const parts: readonly ((subject: Subject) => ReturnType<BrandCheck>)[] = [
    findKindFaults,
    findLabelFaults,
    findConditionFaults,
    findPlaceFaults,
    findRoomFaults,
  ];
  return [...listed, ...parts.flatMap((part) => unlessMissing(() => part(subject), []))];
};

/** Checking the conditions of more questions could take minutes, and nobody fills in so many fields. */
function findTooMany(count: number): readonly Finding[] {
  if (count <= MOST_QUESTIONS) return [];
  const why = `The brand asks ${count} questions, and a form has at most ${MOST_QUESTIONS}.`;
  const fix = `Remove ${count - MOST_QUESTIONS} of them.`;
  return [{ at: '/questions', part: 'key', why, fix }];
}

/**
 * The widget that asks a question, placed in a region's list, which cannot name the question to
 * ask.
 */
function findListed({ brand: { pages } }: Subject): readonly Finding[] {
  return Object.entries(pages).flatMap(([name, page]) =>
    placedOn(name, page).flatMap(({ at, widget }): Finding[] => {
      if (widget !== QUESTION_WIDGET) return [];
      const why = 'No list places a question: each says itself where it stands.';
      return [
        { at: `${at}/widget`, why, fix: 'Remove the widget, and write "place" of the question.' },
      ];
    }),
  );
}

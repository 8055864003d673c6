import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { BrandCheck, Subject } from '../BrandCheck.ts';
import { findConditionFaults } from './findConditionFaults.ts';
import { findKindFaults } from './findKindFaults.ts';
import { findLabelFaults } from './findLabelFaults.ts';
import { findPlaceFaults } from './findPlaceFaults.ts';

/** Each question can be asked, seen and answered by whoever has to, and is told from every other. */
export const checkQuestions: BrandCheck = (subject) => {
  const questions = unlessMissing(() => subject.brand.questions ?? {}, {});
  if (Object.keys(questions).length === 0) return [];
  const parts: readonly ((subject: Subject) => ReturnType<BrandCheck>)[] = [
    findKindFaults,
    findLabelFaults,
    findConditionFaults,
    findPlaceFaults,
  ];
  return parts.flatMap((part) => unlessMissing(() => part(subject), []));
};

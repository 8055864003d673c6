import type { Question } from '../../contract/generated/brand.ts';
import { unreachable } from '../../contract/unreachable.ts';
import { LONGEST_ANSWERS } from './longestAnswers.ts';
import { optionsOf } from './optionsOf.ts';

/**
 * The most bytes per character. JSON escapes that are longer belong to characters that no answer
 * contains.
 */
const BYTES_OF_CHARACTER = 4;

/** Returns the most bytes that answers to all the questions take in a call's body. */
export function mostBytes(questions: Readonly<Record<string, Question>>): number {
  return Object.entries(questions).reduce(
    (bytes, [id, question]) => bytes + ':,'.length + inQuotes(id) + mostOf(question),
    '{}'.length,
  );
}

function mostOf(question: Question): number {
  const { kind, limits = {} } = question;
  switch (kind) {
    case 'shortText':
    case 'longText':
      return typed(limits.maxLength ?? LONGEST_ANSWERS[kind]);
    case 'number':
    case 'date':
    case 'email':
    case 'phone':
    case 'webAddress':
    case 'taxNumber':
      return typed(LONGEST_ANSWERS[kind]);
    case 'oneOf':
      return longestFirst(question)[0] ?? 0;
    case 'someOf':
      return longestFirst(question)
        .slice(0, limits.most)
        .reduce((bytes, option) => bytes + option + ','.length, '[]'.length);
    case 'yesNo':
    case 'acknowledgement':
      return inQuotes('yes');
    default:
      return unreachable(kind);
  }
}

function typed(characters: number): number {
  return characters * BYTES_OF_CHARACTER + '""'.length;
}

/** Ids are ASCII. */
function inQuotes(id: string): number {
  return id.length + '""'.length;
}

function longestFirst(question: Question): readonly number[] {
  return optionsOf(question)
    .map(inQuotes)
    .toSorted((one, other) => other - one);
}

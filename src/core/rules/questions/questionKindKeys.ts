import type { Question, QuestionKind, QuestionLimits } from '../../contract/generated/brand.ts';
import { optionsOf } from './optionsOf.ts';

/** The keys that a brand file can set on questions of a kind. */
interface QuestionKindKeys {
  /** The optional members that this kind has, out of those that only some kinds have. */
  readonly members: readonly ('options' | 'placeholder' | 'taxNumber' | 'text')[];
  /** The members among them that it requires. */
  readonly needs: readonly ('options' | 'taxNumber' | 'text')[];
  readonly limits: readonly (keyof QuestionLimits)[];
  /** The values that a condition can name; null when conditions cannot name its answers. */
  readonly choices: (question: Question) => readonly string[] | null;
}

/** The brand file's keys of every kind. Kept apart from QUESTION_KINDS because no page needs them. */
export const QUESTION_KIND_KEYS: Readonly<Record<QuestionKind, QuestionKindKeys>> = {
  shortText: {
    members: ['placeholder'],
    needs: [],
    limits: ['minLength', 'maxLength', 'pattern'],
    choices: () => null,
  },
  longText: {
    members: ['placeholder'],
    needs: [],
    limits: ['minLength', 'maxLength'],
    choices: () => null,
  },
  number: {
    members: ['placeholder'],
    needs: [],
    limits: ['min', 'max', 'decimals'],
    choices: () => null,
  },
  date: { members: [], needs: [], limits: ['earliest', 'latest'], choices: () => null },
  oneOf: { members: ['options'], needs: ['options'], limits: [], choices: optionsOf },
  someOf: {
    members: ['options'],
    needs: ['options'],
    limits: ['fewest', 'most'],
    choices: optionsOf,
  },
  yesNo: { members: [], needs: [], limits: [], choices: () => ['yes', 'no'] },
  acknowledgement: { members: ['text'], needs: ['text'], limits: [], choices: () => ['yes'] },
  email: { members: ['placeholder'], needs: [], limits: [], choices: () => null },
  phone: { members: ['placeholder'], needs: [], limits: [], choices: () => null },
  webAddress: { members: ['placeholder'], needs: [], limits: [], choices: () => null },
  taxNumber: {
    members: ['placeholder', 'taxNumber'],
    needs: ['taxNumber'],
    limits: [],
    choices: () => null,
  },
};

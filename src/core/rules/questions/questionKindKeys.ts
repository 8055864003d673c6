import type { Question, QuestionKind, QuestionLimits } from '../../contract/generated/brand.ts';
import { optionsOf } from './optionsOf.ts';

/** What a brand file may say of questions of a kind. */
interface QuestionKindKeys {
  /** The keys that only some kinds have, and this one may. */
  readonly members: readonly ('options' | 'placeholder' | 'taxNumber' | 'text')[];
  /** Those of them that it needs. */
  readonly needs: readonly ('options' | 'taxNumber' | 'text')[];
  readonly limits: readonly (keyof QuestionLimits)[];
  /** What a condition may name of its answers; null where it cannot. */
  readonly choices: (question: Question) => readonly string[] | null;
}

/** The keys of every kind: the other half of QUESTION_KINDS, which no page needs. */
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

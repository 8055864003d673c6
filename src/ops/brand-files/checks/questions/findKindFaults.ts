import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import type { Question } from '../../../../core/contract/generated/brand.ts';
import { isPlainQuery } from '../../../../core/rules/measuring/isPlainQuery.ts';
import { LONGEST_ID, MOST_OPTIONS } from '../../../../core/rules/questions/answerBounds.ts';
import { QUESTION_KIND_KEYS } from '../../../../core/rules/questions/questionKindKeys.ts';
import { VISITOR_PARAMETERS } from '../../../../core/rules/socialState/visitorParameters.ts';
import type { Finding } from '../../problem/Finding.ts';
import type { Subject } from '../BrandCheck.ts';
import { findLimitFaults } from './findLimitFaults.ts';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The keys that only some kinds of question have. */
const MEMBERS = ['options', 'placeholder', 'taxNumber', 'text'] as const;

/**
 * Finds faults of single questions: ids, the keys that their kinds allow and need, limits, and
 * their purpose.
 */
export function findKindFaults({ brand: { questions = {} } }: Subject): readonly Finding[] {
  return Object.entries(questions).flatMap(([id, question]) => [
    ...findIdFaults(['questions', id], id),
    ...findMemberFaults(id, question),
    ...findOptionFaults(id, question),
    ...findLimitFaults(id, question),
    ...findPurposeFaults(id, question),
    ...findPrefillFaults(id, question),
  ]);
}

function findIdFaults(path: readonly string[], id: string): readonly Finding[] {
  if (ID.test(id) && id.length <= LONGEST_ID) return [];
  const why = `"${id}" is no id.`;
  const fix = `Write up to ${LONGEST_ID} small letters, digits and dashes, beginning with a letter.`;
  return [{ at: toPointer(path), part: 'key', why, fix }];
}

function findMemberFaults(id: string, question: Question): readonly Finding[] {
  const { members, needs } = QUESTION_KIND_KEYS[question.kind];
  const at = toPointer(['questions', id]);
  const idle = MEMBERS.filter((key) => question[key] !== undefined && !members.includes(key));
  const missing = needs.filter((key) => question[key] === undefined);
  return [
    ...idle.map((key): Finding => {
      const why = `A question of the kind "${question.kind}" has no "${key}".`;
      return { at: `${at}/${key}`, part: 'key', why, fix: 'Remove it.' };
    }),
    ...missing.map((key): Finding => {
      const why = `A question of the kind "${question.kind}" needs "${key}".`;
      return { at, part: 'key', why, fix: `Add "${key}".` };
    }),
  ];
}

function findOptionFaults(id: string, { kind, options }: Question): readonly Finding[] {
  if (options === undefined || !QUESTION_KIND_KEYS[kind].members.includes('options')) return [];
  const ids = Object.keys(options);
  const at = ['questions', id, 'options'];
  const why = 'A choice has two options at least.';
  return [
    ...ids.flatMap((option) => findIdFaults([...at, option], option)),
    ...(ids.length < 2 ? [{ at: toPointer(at), why, fix: 'Add another, or ask a yesNo.' }] : []),
    ...(ids.length > MOST_OPTIONS ? [tooManyOptions(toPointer(at), ids.length)] : []),
  ];
}

function tooManyOptions(at: string, count: number): Finding {
  const why = `${count} options are more than anybody looks through: a choice has up to ${MOST_OPTIONS}.`;
  return { at, part: 'key', why, fix: 'Remove the rarest, or ask for a shortText.' };
}

function findPurposeFaults(id: string, { kind, personal = true, purpose }: Question) {
  if (!personal || purpose !== undefined || kind === 'acknowledgement') return [];
  const why = 'The answer is personal, and nobody is told what it is for.';
  const fix = 'Add a "purpose", or "personal": false where the answer says nothing of a person.';
  return [{ at: toPointer(['questions', id]), part: 'key', why, fix } as const];
}

/**
 * A link that fills in an answer uses the question's id as its parameter, so no other parameter of
 * a page may have that name.
 */
function findPrefillFaults(id: string, question: Question): readonly Finding[] {
  const { prefill = false, sensitive = false } = question;
  if (!prefill) return [];
  const at = toPointer(['questions', id, 'prefill']);
  const isTaken = VISITOR_PARAMETERS.includes(id) || isPlainQuery(`${id}=x`);
  const taken = `A link's parameter "${id}" means something else already.`;
  const delicate = 'The answer is sensitive, and links are kept in histories and logs of others.';
  return [
    ...(isTaken ? [{ at, why: taken, fix: 'Change one of them: the id, or "prefill".' }] : []),
    ...(sensitive ? [{ at, why: delicate, fix: 'Remove it.' }] : []),
  ];
}

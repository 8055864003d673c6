import type { SessionInfo } from '../../../core/contract/generated/session.ts';
import { definitionOf, FIELD_NAMES } from '../../../core/fields/fields.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** Shorter texts occur in any report. */
const SHORTEST = 3;

/** Members that do not identify a person. All others are personal. */
const NOT_PERSONAL: readonly string[] = [
  'authType',
  'createdAt',
  'role',
  'status',
  'subscription',
  'timeZone',
];

function personalMembers(of: object | null): unknown[] {
  return Object.entries(of ?? {}).flatMap(([name, value]) =>
    NOT_PERSONAL.includes(name) ? [] : [value],
  );
}

/** Returns all texts in a nested value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns what the visitor typed, except in fields declared not personal. */
function typedTexts({ contact, payment, questions }: RootStore): string[] {
  const personal = FIELD_NAMES.filter((name) => definitionOf(name).isPersonal !== false);
  return [
    ...personal.map((name) => contact[name].value),
    ...(payment?.typedTexts ?? []),
    ...(questions?.personalTexts ?? []),
  ];
}

/**
 * Returns every text on the page that identifies the visitor, typed or not, and the words of each.
 * None of them may appear in a report. The longest come first.
 */
export function personalTexts(
  {
    account,
    answers = {},
    lead,
    prefill,
  }: Pick<SessionInfo, 'account' | 'answers' | 'lead' | 'prefill'>,
  stores: RootStore | null,
): readonly string[] {
  const whole = [
    // Without the stores it is unknown which of a link's answers are personal.
    ...(stores === null ? textsIn(answers) : typedTexts(stores)),
    ...textsIn([prefill, lead, account].map(personalMembers)),
  ].map((text) => text.trim());
  const texts = new Set(whole.flatMap((text) => [text, ...text.split(/\s+/)]));
  return [...texts]
    .filter((text) => text.length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
}

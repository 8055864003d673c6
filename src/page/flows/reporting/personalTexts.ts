import type { SessionInfo } from '../../../core/contract/generated/session.ts';
import { definitionOf, FIELD_NAMES } from '../../../core/fields/fields.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** Shorter ones stand in any text. */
const SHORTEST = 3;

/** The members that say nothing of who somebody is. All others are personal. */
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

/** All texts in what may be nested. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What the visitor typed, but for the fields that are declared not to be personal. */
function typedTexts({ contact, payment, questions }: RootStore): string[] {
  const personal = FIELD_NAMES.filter((name) => definitionOf(name).isPersonal !== false);
  return [
    ...personal.map((name) => contact[name].value),
    ...(payment?.typedTexts ?? []),
    ...(questions?.personalTexts ?? []),
  ];
}

/**
 * Every text on the page that says who the visitor is, typed or brought along, and its words: none
 * may stand in a report, wherever it turns up. The longest come first.
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
    // Before the stores are there nobody knows which of a link's answers are personal.
    ...(stores === null ? textsIn(answers) : typedTexts(stores)),
    ...textsIn([prefill, lead, account].map(personalMembers)),
  ].map((text) => text.trim());
  const texts = new Set(whole.flatMap((text) => [text, ...text.split(/\s+/)]));
  return [...texts]
    .filter((text) => text.length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
}

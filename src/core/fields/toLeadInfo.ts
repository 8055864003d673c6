import type { LeadInfo } from '../contract/generated/leadInfo.ts';
import type { DialledIn } from './FieldDefinition.ts';
import { definitionOf, FIELD_NAMES, type FIELDS, type FieldName } from './fields.ts';
import type { Intersection } from './Intersection.ts';

type Fields = typeof FIELDS;

/** What a field sends; uncertain for a field that a page may leave out. */
type WireOf<Name extends FieldName> = Fields[Name]['unshown'] extends 'leftOut'
  ? Partial<ReturnType<Fields[Name]['wire']>>
  : ReturnType<Fields[Name]['wire']>;

/** The members of leadInfo that the fields fill. */
export type FieldMembers = Intersection<{ [Name in FieldName]: WireOf<Name> }[FieldName]>;

/** Fails to compile when a field sends a member that leadInfo does not have. */
type Undeclared = Exclude<keyof FieldMembers, keyof LeadInfo>;
type Sent = Undeclared extends never ? FieldMembers : Undeclared;

/** Returns the fields as the call's leadInfo. `sentOf` returns the value to send for each field. */
export function toLeadInfo(
  sentOf: (name: FieldName) => string,
  dialled: DialledIn,
  shown: readonly FieldName[],
): Sent {
  const members = FIELD_NAMES.filter(
    (name) => definitionOf(name).unshown !== 'leftOut' || shown.includes(name),
  ).map((name) => definitionOf(name).wire(sentOf(name), dialled));
  // The definitions' members together are exactly FieldMembers.
  return Object.assign({}, ...members) as Sent;
}

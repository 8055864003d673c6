import type { LeadInfo } from '../contract/generated/leadInfo.ts';
import type { DialledIn } from './FieldDefinition.ts';
import { definitionOf, FIELD_NAMES, type FIELDS, type FieldName } from './fields.ts';
import type { Intersection } from './Intersection.ts';

type Fields = typeof FIELDS;

/** What a field sends: nothing certain where a page that does not show it leaves it out. */
type WireOf<Name extends FieldName> = Fields[Name]['unshown'] extends 'leftOut'
  ? Partial<ReturnType<Fields[Name]['wire']>>
  : ReturnType<Fields[Name]['wire']>;

/** The members of leadInfo that the fields fill. */
export type FieldMembers = Intersection<{ [Name in FieldName]: WireOf<Name> }[FieldName]>;

/** Fails to compile where a field sends a member that leadInfo does not have. */
type Undeclared = Exclude<keyof FieldMembers, keyof LeadInfo>;
type Sent = Undeclared extends never ? FieldMembers : Undeclared;

/** The fields as the call's leadInfo carries them. `sentOf` gives each value as it is sent. */
export function toLeadInfo(
  sentOf: (name: FieldName) => string,
  dialled: DialledIn,
  shown: readonly FieldName[],
): Sent {
  const members = FIELD_NAMES.filter(
    (name) => definitionOf(name).unshown !== 'leftOut' || shown.includes(name),
  ).map((name) => definitionOf(name).wire(sentOf(name), dialled));
  // What the definitions return, one after the other, is what FieldMembers says of them together.
  return Object.assign({}, ...members) as Sent;
}

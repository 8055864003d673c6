import {
  definitionOf,
  FIELD_NAMES,
  type FIELDS,
  type FieldName,
} from '../../../core/fields/fields.ts';

/** A field that is drafted, according to its definition. */
export type KeptField = {
  [Name in FieldName]: (typeof FIELDS)[Name]['isDrafted'] extends true ? Name : never;
}[FieldName];

export const KEPT_FIELDS: readonly KeptField[] = FIELD_NAMES.filter(
  (name): name is KeptField => definitionOf(name).isDrafted,
);

/** What a visitor has typed and selected so far, without secrets. */
export interface Draft extends Choices {
  /** visitorOf the page it was typed on. It is restored only for the same visitor. */
  readonly visitor: string;
  /** linkOf the page it was typed on. */
  readonly link: string;
  /** Whether a provider had named the visitor. */
  readonly isKnown: boolean;
  /** Only typed values, not those that a link filled in. */
  readonly values: Readonly<Partial<Record<KeptField, string>>>;
  /** The phone's country, by ISO code. */
  readonly country: string;
  readonly agreed: boolean;
  /** The texts to agree to at that time, from textsToAgree. */
  readonly texts: string;
  readonly signupType: string;
}

/** What is selected for an order so far. */
export interface Choices {
  readonly planId: string | null;
  /** The plan that the page began with, as stored. It is only compared. */
  readonly startPlanId: unknown;
  readonly numberOfUsers: number;
  readonly addonIds: readonly string[];
  readonly ivrId: string | null;
  /** Answers to the brand's questions as stored. Unknown ones are ignored. */
  readonly answers?: unknown;
}

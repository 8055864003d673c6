import {
  definitionOf,
  FIELD_NAMES,
  type FIELDS,
  type FieldName,
} from '../../../core/fields/fields.ts';

/** A field that a draft keeps, as its definition says. */
export type KeptField = {
  [Name in FieldName]: (typeof FIELDS)[Name]['isDrafted'] extends true ? Name : never;
}[FieldName];

export const KEPT_FIELDS: readonly KeptField[] = FIELD_NAMES.filter(
  (name): name is KeptField => definitionOf(name).isDrafted,
);

/** What a visitor typed and chose so far, without any secret. */
export interface Draft extends Choices {
  /** Whose it is: visitorOf the page that it was typed on. Nobody else is given it. */
  readonly visitor: string;
  /** Whom the page's link was for. */
  readonly link: string;
  /** Whether a provider had named the visitor. */
  readonly isKnown: boolean;
  /** Only what was typed: what a link filled in is the link's. */
  readonly values: Readonly<Partial<Record<KeptField, string>>>;
  /** The phone's, by ISO code. */
  readonly country: string;
  readonly agreed: boolean;
  /** The texts that stood there to be agreed to, as textsToAgree names them. */
  readonly texts: string;
  readonly signupType: string;
}

/** What is chosen of an order so far. */
export interface Choices {
  readonly planId: string | null;
  readonly numberOfUsers: number;
  readonly addonIds: readonly string[];
  readonly ivrId: string | null;
  /** To the brand's own questions, as they were kept: what is none of them is left out. */
  readonly answers?: unknown;
}

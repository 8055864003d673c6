import type { LeadInfo } from '../contract/generated/leadInfo.ts';

/** A member of the call's leadInfo, as its schema describes it. A text. */
export interface WireMember {
  readonly maxLength: number;
  readonly isRequired: boolean;
  readonly description?: string;
}

/** What the server knows of somebody before they sign up. */
export interface LeadDetails
  extends Pick<
    LeadInfo,
    'firstName' | 'lastName' | 'email' | 'phone' | 'countryCode' | 'companyName'
  > {
  readonly provinceCode: string | null;
}

/** A row's columns by name. */
type Columns = Readonly<Record<string, string | null>>;

/**
 * Where a sign-up stores a field. 'user' and 'account': in columns of that row, and of the lead's.
 * 'value': in a row of its own in field_values, which needs no migration. 'digest': only as a digest,
 * which the sign-up makes.
 */
export type FieldStorage =
  | { readonly in: 'user' | 'account'; readonly columns: (lead: LeadInfo) => Columns }
  | { readonly in: 'value' }
  | { readonly in: 'digest' };

/** Values for demo data and tests. */
export interface FieldSamples {
  readonly valid: string;
  /** Refused by the field's check under every brand's rules, beginning with the plainest. */
  readonly invalid: readonly [string, ...string[]];
  /** How a visitor finds the control: a password has no role. */
  readonly control: 'textbox' | 'combobox' | 'password';
}

/** What only the server and the tests need of a contact field. Its other half is FieldDefinition. */
export interface FieldRecord {
  /** The members of leadInfo that carry the field: schemas/leadInfo.schema.json follows from them. */
  readonly members: Readonly<Record<string, WireMember>>;
  /** The value that leadInfo carries, as the field's check reads it. */
  readonly read: (lead: LeadInfo) => string;
  readonly stored: FieldStorage;
  /**
   * What a link fills in of a lead; empty where it is not known. `homeCode` is the calling code of
   * the form's default country. Null: neither a lead nor a contact parameter fills the field in.
   */
  readonly prefill: ((lead: LeadDetails, homeCode: string) => string) | null;
  /** The words of the receipt for a value; null: the receipt does not show the field. */
  readonly receipt: ((value: string) => string) | null;
  readonly samples: FieldSamples;
}

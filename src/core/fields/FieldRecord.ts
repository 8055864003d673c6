import type { LeadInfo } from '../contract/generated/leadInfo.ts';

/** A text member of the call's leadInfo, as its schema describes it. */
export interface WireMember {
  readonly maxLength: number;
  readonly isRequired: boolean;
  readonly description?: string;
}

/** What the server knows of a lead before the sign-up. */
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
 * Where a sign-up stores a field. 'user' and 'account': in columns of that row and of the lead's
 * row. 'value': in its own row of field_values, which needs no migration. 'digest': only as a
 * digest that the sign-up makes.
 */
export type FieldStorage =
  | { readonly in: 'user' | 'account'; readonly columns: (lead: LeadInfo) => Columns }
  | { readonly in: 'value' }
  | { readonly in: 'digest' };

/** Values for demo data and tests. */
export interface FieldSamples {
  readonly valid: string;
  /** Values that the field's check refuses under every brand's rules, the simplest first. */
  readonly invalid: readonly [string, ...string[]];
  /** How tests find the control: a password has no role. */
  readonly control: 'textbox' | 'combobox' | 'password';
}

/** What only the server and the tests need of a contact field. FieldDefinition has the rest. */
export interface FieldRecord {
  /** The members of leadInfo that carry the field. schemas/leadInfo.schema.json is generated from them. */
  readonly members: Readonly<Record<string, WireMember>>;
  /** Returns the field's value from leadInfo, in the form that its check reads. */
  readonly read: (lead: LeadInfo) => string;
  readonly stored: FieldStorage;
  /**
   * Returns the value that a lead's link fills in; empty when it is unknown. `homeCode` is the
   * calling code of the form's default country. Null for fields that neither a lead nor a contact
   * parameter fills in.
   */
  readonly prefill: ((lead: LeadDetails, homeCode: string) => string) | null;
  /** Formats the value for the receipt; null when the receipt does not show the field. */
  readonly receipt: ((value: string) => string) | null;
  readonly samples: FieldSamples;
}

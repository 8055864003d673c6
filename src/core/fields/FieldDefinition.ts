import type { FieldErrorCode } from '../contract/FieldErrorCode.ts';
import type { Brand, SignupType } from '../contract/generated/brand.ts';
import type { LeadInfo } from '../contract/generated/leadInfo.ts';
import type { SessionInfo } from '../contract/generated/session.ts';
import type { EmailRules } from '../rules/fields/checkEmail.ts';
import type { PhoneRules } from '../rules/phone/checkPhone.ts';
import type { TextKey } from '../texts/textsFor.ts';

/** How a brand checks a field. A check reads those that concern it. */
export interface FieldRules extends EmailRules, PhoneRules {}

/** The phone's country: its calling code's digits and its ISO code. */
export interface DialledIn {
  readonly countryCode: string;
  readonly country: string;
}

/** What is known of a visitor before they type. */
export interface KnownVisitor {
  readonly lead: { readonly provinceCode?: string | null } | null;
  /** Whether who they are is proven, so that no password is needed. */
  readonly isAuthorised: boolean;
  /** Whether a deal is for their address and for no other. */
  readonly isEmailFixed: boolean;
}

/**
 * Why a field cannot be changed: its value is proven, it may be left out, or it must be the one
 * value that a lead brought.
 */
export type FieldLock = 'proven' | 'waived' | { readonly value: string };

/** The texts' keys of a field's messages. What is left out is said as `invalid` is. */
export interface FieldMessages<Key extends TextKey = TextKey> {
  readonly invalid: Key;
  /** For an empty field, where the brand's messages are of the style 'required'. */
  readonly required?: Key;
  /** For markup and forbidden words. */
  readonly forbidden?: Key;
}

/**
 * All that the page and the server share about one contact field. What only the server and the tests
 * need is in the field's FieldRecord, so that the page does not carry it.
 */
export interface FieldDefinition {
  /** The name of the widget that asks for the field. */
  readonly widget: string;
  readonly label: TextKey;
  readonly messages: FieldMessages;
  /** Chooses the store. A text is left-trimmed; a secret stays as typed. */
  readonly kind: 'text' | 'secret' | 'email' | 'phone';
  readonly check: (value: string, rules: FieldRules) => FieldErrorCode | null;
  /**
   * What every right value matches, in the notation of HTML's `pattern`. A browser refuses other values
   * by it before the page's script has come. It may let a wrong value through, and never refuses a right one.
   */
  readonly pattern?: string;
  /** Tells whether the field may stay empty where a page shows it. */
  readonly isOptional: (form: Brand['form'], type: SignupType) => boolean;
  /** Tells whether a brand that places the field asks for it. Absent: it does. */
  readonly isAskedBy?: (brand: Pick<Brand, 'province'>) => boolean;
  /**
   * What becomes of the field where a page does not show it. 'needed': the server refuses an empty
   * one all the same. 'sent': it may be empty. 'leftOut': the page does not send it, either.
   */
  readonly unshown: 'needed' | 'sent' | 'leftOut';
  /** The value at the start. */
  readonly start: (session: Pick<SessionInfo, 'account' | 'lead' | 'prefill'>) => string;
  /** Why the field is locked; null where the visitor may change it. */
  readonly lock: (known: KnownVisitor) => FieldLock | null;
  /** The members of the call's leadInfo that carry a value. */
  readonly wire: (value: string, dialled: DialledIn) => Partial<LeadInfo>;
  /** Whether a draft keeps the value for the tab. A secret never says true. */
  readonly isDrafted: boolean;
  /** Only `false` can be said: every other field is personal, and masked in logs and reports. */
  readonly isPersonal?: false;
}

import type { FieldErrorCode } from '../contract/FieldErrorCode.ts';
import type { Brand, SignupType } from '../contract/generated/brand.ts';
import type { LeadInfo } from '../contract/generated/leadInfo.ts';
import type { SessionInfo } from '../contract/generated/session.ts';
import type { EmailRules } from '../rules/fields/checkEmail.ts';
import type { PhoneRules } from '../rules/phone/checkPhone.ts';
import type { TextKey } from '../texts/textsFor.ts';

/** How a brand checks its fields. Each check reads the rules that it needs. */
export interface FieldRules extends EmailRules, PhoneRules {}

/** The phone's country: the digits of its calling code, and its ISO code. */
export interface DialledIn {
  readonly countryCode: string;
  readonly country: string;
}

/** What a page knows of its visitor at the start. */
export interface KnownVisitor {
  readonly lead: { readonly provinceCode?: string | null } | null;
  /** Whether their identity is verified, so that no password is needed. */
  readonly isAuthorised: boolean;
  /** Whether the deal is only for their address. */
  readonly isEmailFixed: boolean;
}

/**
 * Why a field is locked: its value is verified, the field is optional for this visitor, or the
 * value must be the one that the lead has.
 */
export type FieldLock = 'proven' | 'waived' | { readonly value: string };

/** Text keys of a field's messages. A missing one falls back to `invalid`. */
export interface FieldMessages<Key extends TextKey = TextKey> {
  readonly invalid: Key;
  /** For an empty field, when the brand's message style is 'required'. */
  readonly required?: Key;
  /** For markup and forbidden words. */
  readonly forbidden?: Key;
}

/**
 * What the page and the server share about one contact field. What only the server and the tests
 * need is in the field's FieldRecord, so that the page does not load it.
 */
export interface FieldDefinition {
  /** The name of the widget that asks for the field. */
  readonly widget: string;
  readonly label: TextKey;
  readonly messages: FieldMessages;
  /** Selects the store. Texts are trimmed at the start; secrets stay as typed. */
  readonly kind: 'text' | 'secret' | 'email' | 'phone';
  readonly check: (value: string, rules: FieldRules) => FieldErrorCode | null;
  /**
   * Matches every valid value, in the notation of HTML's `pattern`. The browser checks it before
   * the page's script has loaded. It may accept an invalid value, but never refuses a valid one.
   */
  readonly pattern?: string;
  /** Whether the field may stay empty on a page that shows it. */
  readonly isOptional: (form: Brand['form'], type: SignupType) => boolean;
  /** Whether a brand that places the field asks for it. By default it does. */
  readonly isAskedBy?: (brand: Pick<Brand, 'province'>) => boolean;
  /**
   * How the server treats the field of a page that does not show it: 'needed' still refuses an
   * empty value, 'sent' accepts it, and 'leftOut' is not sent by the page at all.
   */
  readonly unshown: 'needed' | 'sent' | 'leftOut';
  /** The value at the start. */
  readonly start: (session: Pick<SessionInfo, 'account' | 'lead' | 'prefill'>) => string;
  /** Why the field is locked; null when the visitor can change it. */
  readonly lock: (known: KnownVisitor) => FieldLock | null;
  /** The members of the call's leadInfo that carry a value. */
  readonly wire: (value: string, dialled: DialledIn) => Partial<LeadInfo>;
  /** Whether a draft keeps the value for the tab. Always false for secrets. */
  readonly isDrafted: boolean;
  /** `false` unmasks the value in logs and reports. By default every field is personal. */
  readonly isPersonal?: false;
}

import type { Lead } from '../../../core/contract/generated/session.ts';

/** How the server knows a person. */
export type AuthType = Lead['authType'];

/** A person that the server knows before the sign-up, because a link was made for them. */
export interface KnownLeadRow {
  id: string;
  brand_id: string;
  /**
   * The beginning of the link's pin, by which it is found; null when only a deal's link leads here.
   */
  pin_selector: string | null;
  /** SHA-256 of the whole pin, in hex. Only the link holds the pin itself. */
  pin_hash: string | null;
  auth_type: AuthType;
  /** 1 where who they are is proven: no password is asked for. */
  authorised: 0 | 1;
  /** Empty where it is not known; so are the details below. */
  email: string;
  first_name: string;
  last_name: string;
  /** The national number's digits. */
  phone: string;
  /** The calling code's digits. */
  country_code: string;
  company_name: string;
  province_code: string | null;
  /** Where they land, in this order, if the brand's allow-list has its host. */
  redirect_url: string | null;
  dashboard_url: string | null;
  /** Chosen at the start, if it is offered. */
  plan_id: string | null;
  expires_at: string | null;
  created_at: string;
}

/** What was agreed with somebody: a plan, which may be of admin access, a discount, or both. */
export interface DealRow {
  /** Not to be guessed: it is all that its link holds. */
  id: string;
  brand_id: string;
  plan_id: string | null;
  discount_id: string | null;
  /** The one address that may sign up with it; null when anybody with the link may. */
  email: string | null;
  lead_id: string | null;
  /** The one account that may upgrade by it; null for a sign-up. */
  account_id: string | null;
  expires_at: string | null;
  created_at: string;
}

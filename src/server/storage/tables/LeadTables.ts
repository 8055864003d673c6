import type { Lead } from '../../../core/contract/generated/session.ts';

/** How the server knows a person. */
export type AuthType = Lead['authType'];

/** A person whom the server knows before the sign-up, because a link was made for them. */
export interface KnownLeadRow {
  id: string;
  brand_id: string;
  /** The start of the link's pin, which finds the lead; null when only a deal's link leads here. */
  pin_selector: string | null;
  /** SHA-256 of the whole pin, in hex. Only the link contains the pin itself. */
  pin_hash: string | null;
  auth_type: AuthType;
  /** 1 when the identity is proven, so that no password is needed. */
  authorised: 0 | 1;
  /** Empty when unknown, as are the details below. */
  email: string;
  first_name: string;
  last_name: string;
  /** The national number's digits. */
  phone: string;
  /** The calling code's digits. */
  country_code: string;
  company_name: string;
  province_code: string | null;
  /** The addresses after the sign-up, in this order, if the brand's allow-list has their hosts. */
  redirect_url: string | null;
  dashboard_url: string | null;
  /** Preselected, if it is offered. */
  plan_id: string | null;
  expires_at: string | null;
  created_at: string;
}

/** Agreed terms: a plan, which may be for admin access, a discount, or both. */
export interface DealRow {
  /** Must not be guessable, because the link contains nothing else. */
  id: string;
  brand_id: string;
  plan_id: string | null;
  discount_id: string | null;
  /** The only address that may sign up with it; null when anyone with the link may. */
  email: string | null;
  lead_id: string | null;
  /** The only account that may upgrade with it; null for a sign-up. */
  account_id: string | null;
  expires_at: string | null;
  created_at: string;
}

/** Who a user is at a provider. The subject is the provider's own name for the person. */
export interface IdentityRow {
  brand_id: string;
  provider: 'GOOGLE' | 'FACEBOOK';
  subject: string;
  user_id: string;
  created_at: string;
}

/** A way to a provider that was come back from: it works once. */
export interface UsedSocialStateRow {
  id: string;
  brand_id: string;
  used_at: string;
}

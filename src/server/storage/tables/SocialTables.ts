/** A user's identity at a provider. The subject is the provider's id for the person. */
export interface IdentityRow {
  brand_id: string;
  provider: 'GOOGLE' | 'FACEBOOK';
  subject: string;
  user_id: string;
  created_at: string;
}

/** A trip to a provider that has returned. It works only once. */
export interface UsedSocialStateRow {
  id: string;
  brand_id: string;
  used_at: string;
}

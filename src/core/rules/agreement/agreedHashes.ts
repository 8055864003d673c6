/** The texts of a brand that can be agreed to, by the hashes of their contents. */
export interface AgreeableTexts {
  readonly terms: { readonly hash: string };
  readonly privacy: { readonly hash: string };
  /** Null where the brand has none. */
  readonly hipaaTerms: { readonly hash: string } | null;
}

/** What a call says was agreed to. */
export interface AgreedHashes {
  readonly termsHash: string;
  readonly privacyHash: string;
  readonly hipaaTermsHash?: string;
}

/** The texts that a plan is agreed to with: a plan under HIPAA adds its terms to the general ones. */
export function agreedHashes(texts: AgreeableTexts, isHIPAA: boolean): AgreedHashes {
  return {
    termsHash: texts.terms.hash,
    privacyHash: texts.privacy.hash,
    ...(isHIPAA && texts.hipaaTerms && { hipaaTermsHash: texts.hipaaTerms.hash }),
  };
}

interface Text {
  readonly hash: string;
}

/** The texts of a brand that can be agreed to, by the hashes of their contents. */
export interface AgreeableTexts {
  readonly terms: Text;
  readonly privacy: Text;
  /** Null where the brand has none. */
  readonly hipaaTerms: Text | null;
  /** The French ones, where they may have to be given before. */
  readonly firstTerms?: Text;
  readonly firstPrivacy?: Text;
}

/** What a call says was agreed to, and what was given before in French. */
export interface AgreedHashes {
  readonly termsHash: string;
  readonly privacyHash: string;
  readonly hipaaTermsHash?: string;
  readonly firstTermsHash?: string;
  readonly firstPrivacyHash?: string;
}

/**
 * The texts that a plan is agreed to with: a plan under HIPAA adds its terms to the general ones, and
 * whoever is given French texts first was given those.
 */
export function agreedHashes(
  texts: AgreeableTexts,
  isHIPAA: boolean,
  isFrenchFirst = false,
): AgreedHashes {
  const { firstPrivacy, firstTerms, hipaaTerms, privacy, terms } = texts;
  return {
    termsHash: terms.hash,
    privacyHash: privacy.hash,
    ...(isHIPAA && hipaaTerms && { hipaaTermsHash: hipaaTerms.hash }),
    ...(isFrenchFirst && firstTerms && { firstTermsHash: firstTerms.hash }),
    ...(isFrenchFirst && firstPrivacy && { firstPrivacyHash: firstPrivacy.hash }),
  };
}

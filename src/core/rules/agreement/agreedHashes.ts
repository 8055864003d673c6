interface Text {
  readonly hash: string;
}

/** The texts that a visitor of a brand agrees to, each with the hash of its contents. */
export interface AgreeableTexts {
  readonly terms: Text;
  readonly privacy: Text;
  /** Null for a brand without HIPAA terms. */
  readonly hipaaTerms: Text | null;
  /** The French texts, for pages that may have to show them first. */
  readonly firstTerms?: Text;
  readonly firstPrivacy?: Text;
}

/** The hashes that a call sends: the texts agreed to, and the French texts shown before them. */
export interface AgreedHashes {
  readonly termsHash: string;
  readonly privacyHash: string;
  readonly hipaaTermsHash?: string;
  readonly firstTermsHash?: string;
  readonly firstPrivacyHash?: string;
}

/**
 * Returns the hashes that agreeing to a plan covers: the general texts, the HIPAA terms for a HIPAA
 * plan, and the French texts when they were shown first.
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

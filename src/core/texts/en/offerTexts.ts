/** Texts of a page whose deal is for one address. Specification 2.2.4. */
export const offerTexts = {
  emailOfOffer: 'This offer is for this email address alone.',
} as const;

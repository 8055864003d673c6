/** Texts of a page whose deal is for one address only. */
export const offerTexts = {
  emailOfOffer: 'This offer is for this email address alone.',
} as const;

/**
 * Said with an order's outcome that is an earlier one's, as from another tab. Part of the script
 * that says it; English pages do not receive it.
 */
export const earlierOrderTexts = {
  note: 'You had already signed up with this email address, and this is that order. Nothing was ordered or charged just now.',
} as const;

/** Texts of an order that this session has placed, shown until the visitor starts a new one. */
export const placedTexts = {
  placedActive: 'Your {brand} account is active.',
  placedElsewhere: 'You have signed up here. Please log in to go on.',
  placedAnew: 'Start a new sign-up',
  placedAnewFailed: 'The form could not be opened. Please try again in a moment.',
} as const;

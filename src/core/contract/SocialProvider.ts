/** The providers that a visitor can sign up with. */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

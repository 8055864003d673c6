/** The providers that a visitor can sign up with. */
export type SocialProvider = 'google' | 'facebook';

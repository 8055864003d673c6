/** Whom a visitor can sign up with. Serves Specification 2.1.4. */
export type SocialProvider = 'google' | 'facebook';

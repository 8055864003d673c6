import type { SocialProvider } from '../SocialProvider.ts';

/** Where the stand-in for Google and Facebook is within the sandbox's process. */
export const SANDBOX_SOCIAL = {
  /** What the server asks. */
  google: '/identity/google',
  facebook: '/identity/facebook',
  /** What a browser is sent to, on the brand's own host: these and 'google' or 'facebook'. */
  pages: '/sandbox/identity',
} as const;

/** The keys that the stand-in knows every brand by. */
export function sandboxSocialKeys(
  provider: SocialProvider,
  brandId: string,
): { readonly id: string; readonly secret: string } {
  return { id: `${provider}-${brandId}`, secret: `sandbox-secret-of-${provider}-${brandId}` };
}

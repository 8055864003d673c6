import type { SocialProvider } from '../SocialProvider.ts';

/** The paths of the Google and Facebook stand-in. */
export const SANDBOX_SOCIAL = {
  /** Called by the server, in the sandbox's process. */
  google: '/identity/google',
  facebook: '/identity/facebook',
  /** Opened by the browser, on the brand's own host, followed by 'google' or 'facebook'. */
  pages: '/sandbox/identity',
} as const;

/** Returns the keys under which the stand-in knows every brand. */
export function sandboxSocialKeys(
  provider: SocialProvider,
  brandId: string,
): { readonly id: string; readonly secret: string } {
  return { id: `${provider}-${brandId}`, secret: `sandbox-secret-of-${provider}-${brandId}` };
}

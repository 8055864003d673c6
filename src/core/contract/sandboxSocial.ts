import type { SocialProvider } from './SocialProvider.ts';

/** The keys that the stand-in knows every brand by. */
export function sandboxSocialKeys(
  provider: SocialProvider,
  brandId: string,
): { readonly id: string; readonly secret: string } {
  return { id: `${provider}-${brandId}`, secret: `sandbox-secret-of-${provider}-${brandId}` };
}

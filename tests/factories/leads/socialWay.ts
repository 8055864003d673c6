import type { SocialProvider } from '../../../src/core/contract/SocialProvider.ts';
import { sandboxSocialKeys } from '../../../src/core/contract/sandbox/sandboxSocial.ts';
import type { SocialWay } from '../../../src/server/gateways/social/SocialGateway.ts';

/** A visitor's request to a provider for the brand slotbook. `origin` is the browser's. */
export function aSocialWay(
  provider: SocialProvider,
  origin: string,
  overrides: Partial<SocialWay> = {},
): SocialWay {
  return {
    keys: sandboxSocialKeys(provider, 'slotbook'),
    redirectUri: `${origin}/auth/${provider}/callback`,
    state: 'state-of-the-visitor',
    nonce: 'nonce-of-the-visitor',
    verifier: 'v'.repeat(43),
    ...overrides,
  };
}

/** Makes a choice on the stand-in's page. Returns the address to which the browser is sent back. */
export async function chooseAt(url: URL, choice: Readonly<Record<string, string>>): Promise<URL> {
  const answer = await fetch(`${url.origin}${url.pathname}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([...url.searchParams, ...Object.entries(choice)]),
  });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`The stand-in answered ${answer.status}`);
  return new URL(location);
}

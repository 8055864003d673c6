import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { SANDBOX_SOCIAL } from '../../../core/contract/sandbox/sandboxSocial.ts';
import type { SocialKeys } from '../../config/SocialSettings.ts';
import { boundedFetch } from './boundedFetch.ts';
import { readPerson } from './readPerson.ts';
import { redeem, wayTo } from './redeem.ts';
import type { SocialGateway } from './SocialGateway.ts';
import { safely } from './safely.ts';

const ISSUER = 'https://accounts.google.com';

const NAMES = { subject: 'sub', firstName: 'given_name', lastName: 'family_name' };

/**
 * Google by OpenID Connect: addresses from discovery, and an ID token whose signature, issuer,
 * audience and nonce are checked.
 */
export function googleSocial(standInUrl: string | null, patienceS: number): SocialGateway {
  const configurations = new Map<string, Promise<Configuration>>();

  /** Discovered once for each app. After a failure, the next visitor tries again. */
  function configurationOf(keys: SocialKeys): Promise<Configuration> {
    const app = JSON.stringify([keys.id, keys.secret]);
    const known = configurations.get(app);
    if (known !== undefined) return known;
    const found = discover(keys, standInUrl, patienceS);
    configurations.set(app, found);
    found.catch(() => configurations.delete(app));
    return found;
  }

  return {
    authorizationUrl: (way) =>
      safely(async () =>
        wayTo(await configurationOf(way.keys), way, {
          scope: 'openid email profile',
          nonce: way.nonce,
          // Google always asks, so that a visitor with several accounts can choose.
          prompt: 'select_account',
        }),
      ),
    identify: (way, query) =>
      safely(async () => {
        const configuration = await configurationOf(way.keys);
        const tokens = await redeem(configuration, way, query, { hasIdToken: true });
        const claims = tokens.claims();
        const verified = claims?.['email_verified'];
        const emailVerified = verified === true || verified === 'true';
        return { ...readPerson(claims, NAMES), emailVerified };
      }),
  };
}

async function discover(
  keys: SocialKeys,
  standInUrl: string | null,
  patienceS: number,
): Promise<Configuration> {
  const issuer = standInUrl === null ? ISSUER : `${standInUrl}${SANDBOX_SOCIAL.google}`;
  return discovery(new URL(issuer), keys.id, undefined, ClientSecretPost(keys.secret), {
    timeout: patienceS,
    [customFetch]: boundedFetch,
    // The sandbox answers only on this machine, without TLS. A signature is required in any case.
    execute: [enableNonRepudiationChecks, ...(standInUrl === null ? [] : [allowInsecureRequests])],
  });
}

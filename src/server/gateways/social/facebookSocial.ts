import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  customFetch,
  fetchProtectedResource,
} from 'openid-client';
import { SANDBOX_SOCIAL } from '../../../core/contract/sandbox/sandboxSocial.ts';
import type { SocialKeys } from '../../config/SocialSettings.ts';
import { boundedFetch } from './boundedFetch.ts';
import { readPerson } from './readPerson.ts';
import { redeem, wayTo } from './redeem.ts';
import type { SocialGateway } from './SocialGateway.ts';
import { SocialProviderFault, safely } from './safely.ts';

const VERSION = 'v25.0';
const FIELDS = 'id,name,first_name,last_name,email';
const NAMES = { subject: 'id', firstName: 'first_name', lastName: 'last_name' };

/**
 * Facebook by OAuth 2: a code, PKCE (which Facebook ignores where it does not support it), and the
 * Graph API, which identifies the token's person. Its requests have a proof of the app's secret.
 */
export function facebookSocial(standInUrl: string | null, patienceS: number): SocialGateway {
  const graph =
    standInUrl === null
      ? `https://graph.facebook.com/${VERSION}`
      : `${standInUrl}${SANDBOX_SOCIAL.facebook}/${VERSION}`;

  function configurationOf(keys: SocialKeys): Configuration {
    const dialog =
      standInUrl === null
        ? `https://www.facebook.com/${VERSION}/dialog/oauth`
        : `${standInUrl}${SANDBOX_SOCIAL.pages}/facebook`;
    const configuration = new Configuration(
      {
        issuer: 'https://www.facebook.com',
        authorization_endpoint: dialog,
        token_endpoint: `${graph}/oauth/access_token`,
      },
      keys.id,
      undefined,
      ClientSecretPost(keys.secret),
    );
    configuration.timeout = patienceS;
    configuration[customFetch] = boundedFetch;
    if (standInUrl !== null) allowInsecureRequests(configuration);
    return configuration;
  }

  return {
    authorizationUrl: (way) =>
      safely(async () =>
        wayTo(configurationOf(way.keys), way, {
          scope: 'public_profile email',
          // Asks again for the address when the visitor withheld it last time.
          auth_type: 'rerequest',
        }),
      ),
    identify: (way, query) =>
      safely(async () => {
        const configuration = configurationOf(way.keys);
        const tokens = await redeem(configuration, way, query, { hasIdToken: false });
        const me = new URL(`${graph}/me`);
        me.searchParams.set('fields', FIELDS);
        me.searchParams.set('appsecret_proof', proofOf(tokens.access_token, way.keys));
        const answer = await fetchProtectedResource(configuration, tokens.access_token, me, 'GET');
        if (!answer.ok) throw new SocialProviderFault(`The Graph API answered ${answer.status}`);
        return { ...readPerson(await answer.json(), NAMES), emailVerified: null };
      }),
  };
}

/** Proves that the token is used by the app that received it. */
function proofOf(accessToken: string, { secret }: SocialKeys): string {
  return createHmac('sha256', secret).update(accessToken).digest('hex');
}

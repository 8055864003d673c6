import type { SocialProvider } from '../../core/contract/SocialProvider.ts';
import { sandboxSocialKeys } from '../../core/contract/sandbox/sandboxSocial.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';
import type { SocialKeys, SocialSettings } from './SocialSettings.ts';

const KEY =
  /^(?:GOOGLE_(?:([A-Z0-9_]+)_)?(?:CLIENT_ID|CLIENT_SECRET)|FACEBOOK_(?:([A-Z0-9_]+)_)?(?:APP_ID|APP_SECRET))$/;

/** Each provider's names for an app's two keys. */
const NAMES = {
  google: { prefix: 'GOOGLE', id: 'CLIENT_ID', secret: 'CLIENT_SECRET' },
  facebook: { prefix: 'FACEBOOK', id: 'APP_ID', secret: 'APP_SECRET' },
} as const;

/**
 * Reads the keys of social sign-up by brand: GOOGLE_<BRAND>_CLIENT_ID and _CLIENT_SECRET,
 * FACEBOOK_<BRAND>_APP_ID and _APP_SECRET, where the brand 'slotbook-ca' is SLOTBOOK_CA. Both of a
 * pair or neither. Neither provider has a test environment, so every key is live, and is refused
 * beside the sandbox.
 */
export function readSocial(reader: EnvironmentReader, sandboxUrl: string | null): SocialSettings {
  const variables = reader.namesLike(KEY);
  if (sandboxUrl !== null) {
    for (const variable of variables) refuseBesideSandbox(reader, variable);
    return { standInUrl: sandboxUrl, keysOf: sandboxSocialKeys, brandIds: [] };
  }
  const google = readProvider(reader, 'google', variables);
  const facebook = readProvider(reader, 'facebook', variables);
  return {
    standInUrl: null,
    keysOf: (provider, brandId) => (provider === 'google' ? google : facebook).get(brandId) ?? null,
    brandIds: [...new Set([...google.keys(), ...facebook.keys()])],
  };
}

function refuseBesideSandbox(reader: EnvironmentReader, variable: string): void {
  reader.problem(
    variable,
    `${variable} is set, and SANDBOX_URL too. Remove one of them: nothing live runs beside the sandbox.`,
  );
}

function readProvider(
  reader: EnvironmentReader,
  provider: SocialProvider,
  variables: readonly string[],
): ReadonlyMap<string, SocialKeys> {
  const { id, prefix, secret } = NAMES[provider];
  const keys = new Map<string, SocialKeys>();
  for (const variable of variables.filter((name) => name.startsWith(`${prefix}_`))) {
    const [, google, facebook] = KEY.exec(variable) ?? [];
    const brand = google ?? facebook;
    if (brand === undefined) {
      const what = variable.slice(prefix.length + 1);
      reader.problem(
        variable,
        `${variable} names no brand. Write ${prefix}_<BRAND>_${what}, such as ${prefix}_SLOTBOOK_${what}.`,
      );
      continue;
    }
    const brandId = brand.toLowerCase().replaceAll('_', '-');
    if (keys.has(brandId)) continue;
    keys.set(brandId, {
      id: reader.key(`${prefix}_${brand}_${id}`, 'the id of the app at the provider'),
      secret: reader.key(`${prefix}_${brand}_${secret}`, "the app's secret"),
    });
  }
  return keys;
}

import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { OutsideStep } from './OutsideStep.ts';

const PROVIDERS = [
  { name: 'Google', path: 'google', list: 'Authorised redirect URIs', keys: 'CLIENT' },
  { name: 'Facebook', path: 'facebook', list: 'Valid OAuth Redirect URIs', keys: 'APP' },
] as const;

/** Lists the addresses to register with the social providers that the brand offers. */
export function socialSteps({ id, social, hosts, name }: Brand): readonly OutsideStep[] {
  return PROVIDERS.filter(({ path }) => social[path]).map((provider) => {
    const addresses = hosts.map((host) => `https://${host}/auth/${provider.path}/callback`);
    const variable = `${provider.name}_${id.replaceAll('-', '_')}_${provider.keys}`.toUpperCase();
    return {
      at: `${provider.name} sign-up`,
      steps: [
        `Add to '${provider.list}' of the OAuth client: ${addresses.join(', ')}`,
        `See that its consent screen may name ${name}, and asks for name and e-mail only.`,
        `Keys: ${variable}_ID, ${variable}_SECRET.`,
      ],
    };
  });
}

import type { Brand } from '../../../src/core/contract/generated/brand.ts';

/** What the social buttons of a brand say: none where it enables no provider. */
export function socialLabels({ facebook, google, labels }: Brand['social']): string[] {
  const verb = labels === 'continue' ? 'Continue' : 'Sign up';
  const providers = [...(google ? ['Google'] : []), ...(facebook ? ['Facebook'] : [])];
  return providers.map((provider) => `${verb} with ${provider}`);
}

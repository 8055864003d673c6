import type { Brand } from '../../../src/core/contract/generated/brand.ts';

/** Returns the labels of a brand's social buttons; none without a provider. */
export function socialLabels({ facebook, google, labels }: Brand['social']): string[] {
  const verb = labels === 'continue' ? 'Continue' : 'Sign up';
  const providers = [...(google ? ['Google'] : []), ...(facebook ? ['Facebook'] : [])];
  return providers.map((provider) => `${verb} with ${provider}`);
}

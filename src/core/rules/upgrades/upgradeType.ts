import type { Brand } from '../../contract/generated/brand.ts';

/** What a brand's accounts upgrade to: the plans of its paid sign-up, or of its answering service. Null where it sells neither. */
export function upgradeType(brand: Pick<Brand, 'signupTypes'>): 'paid' | 'answeringService' | null {
  const { offered } = brand.signupTypes;
  if (offered.includes('paid')) return 'paid';
  return offered.includes('answeringService') ? 'answeringService' : null;
}

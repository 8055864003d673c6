import type { Brand } from '../../contract/generated/brand.ts';

/**
 * Returns the sign-up type whose plans a brand's accounts upgrade to: paid or answering service.
 * Null if it offers neither.
 */
export function upgradeType(brand: Pick<Brand, 'signupTypes'>): 'paid' | 'answeringService' | null {
  const { offered } = brand.signupTypes;
  if (offered.includes('paid')) return 'paid';
  return offered.includes('answeringService') ? 'answeringService' : null;
}

import type { Brand } from '../../core/contract/generated/brand.ts';
import type { EmailRules } from '../../core/rules/fields/checkEmail.ts';
import { ownDomain } from '../../core/rules/fields/ownDomain.ts';

/** How a brand checks e-mail addresses. */
export function emailRules(brand: Pick<Brand, 'form' | 'links'>): EmailRules {
  return {
    forbidWords: brand.form.forbiddenWordsIn.includes('email'),
    ownDomain: ownDomain(brand.links.website),
  };
}

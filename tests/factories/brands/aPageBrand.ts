import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import type { PageConfig } from '../../../src/core/contract/generated/session.ts';
import { type PageBrand, presentBrand } from '../../../src/core/rules/session/presentBrand.ts';
import { samplesOf } from '../../../src/core/texts/samples/samplesOf.ts';

/** A brand as its page knows it. */
export function aPageBrand(brand: Brand, view: PageConfig['view'] = 'signup'): PageBrand {
  return presentBrand(brand, view, samplesOf(brand));
}

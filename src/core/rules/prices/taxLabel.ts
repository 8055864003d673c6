import type { Brand } from '../../contract/generated/brand.ts';
import { isProvinceCode } from '../fields/provinces.ts';

/**
 * What the brand calls the tax of a province: by the province's own name for it, else by the name of
 * all. Undefined where it is called by the usual word.
 */
export function taxLabel(tax: Brand['tax'], provinceCode: string): string | undefined {
  return (isProvinceCode(provinceCode) ? tax.labels?.[provinceCode] : undefined) ?? tax.label;
}

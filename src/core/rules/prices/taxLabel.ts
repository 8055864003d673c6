import type { Brand } from '../../contract/generated/brand.ts';
import { isProvinceCode } from '../fields/provinces.ts';

/**
 * Returns the brand's label for the tax: the province's own, else the label for all provinces.
 * Undefined when the default text applies.
 */
export function taxLabel(tax: Brand['tax'], provinceCode: string): string | undefined {
  return (isProvinceCode(provinceCode) ? tax.labels?.[provinceCode] : undefined) ?? tax.label;
}

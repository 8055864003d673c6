import type { Brand } from '../../contract/generated/brand.ts';

/**
 * Returns the sales tax rate in percent: the province's, else the default; 0 when the brand adds no tax.
 */
export function taxRate(tax: Brand['tax'], provinceCode: string): number {
  if (!tax.on) return 0;
  const own = tax.taxRates.find((rate) => rate.provinceCode === provinceCode);
  return own?.taxRate ?? tax.defaultTaxRate;
}

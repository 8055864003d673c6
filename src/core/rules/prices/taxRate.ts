import type { Brand } from '../../contract/generated/brand.ts';

/** The rate of sales tax in percent: the province's, else the default, 0 where the brand adds no tax. */
export function taxRate(tax: Brand['tax'], provinceCode: string): number {
  if (!tax.on) return 0;
  const own = tax.taxRates.find((rate) => rate.provinceCode === provinceCode);
  return own?.taxRate ?? tax.defaultTaxRate;
}

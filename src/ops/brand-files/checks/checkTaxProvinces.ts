import { PROVINCE_CODES } from '../../../core/rules/fields/provinces.ts';
import type { Finding } from '../problem/Finding.ts';
import type { BrandCheck } from './BrandCheck.ts';

/** Where Canadian tax is on, each province and territory has one rate. Serves Specification 3.2.5. */
export const checkTaxProvinces: BrandCheck = ({ brand }) => {
  const codes: readonly string[] = brand.tax.taxRates.map((rate) => rate.provinceCode);
  const findings: Finding[] = codes.flatMap((code, index) => {
    if (codes.indexOf(code) === index) return [];
    const at = `/tax/taxRates/${index}/provinceCode`;
    return [{ at, why: `"${code}" has a tax rate already.`, fix: 'Keep one of the two.' }];
  });
  const missing = PROVINCE_CODES.filter((province) => !codes.includes(province));
  if (brand.tax.on && brand.market === 'CA' && missing.length > 0) {
    const why = `Tax is on, and there is no rate for ${missing.join(', ')}.`;
    findings.push({
      at: '/tax/taxRates',
      part: 'key',
      why,
      fix: 'Add a rate for each, 0 where none is due.',
    });
  }
  return findings;
};

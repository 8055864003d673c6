import type { Brand } from '../../../../core/contract/generated/brand.ts';
import { PROVINCE_CODES } from '../../../../core/rules/fields/provinces.ts';
import type { Finding } from '../../problem/Finding.ts';
import type { BrandCheck } from '../BrandCheck.ts';

/**
 * Checks that tax that is on has a rate: in Canada one for each province and territory, and a
 * province field to choose it by; elsewhere one rate for everyone.
 */
export const checkTaxProvinces: BrandCheck = ({ brand }) => [
  ...findRepeatedRates(brand),
  ...(brand.market === 'CA' ? findMissingProvinces(brand) : findMissingRate(brand)),
];

function findRepeatedRates({ tax }: Brand): readonly Finding[] {
  const codes: readonly string[] = tax.taxRates.map((rate) => rate.provinceCode);
  return codes.flatMap((code, index) => {
    if (codes.indexOf(code) === index) return [];
    const at = `/tax/taxRates/${index}/provinceCode`;
    return [{ at, why: `"${code}" has a tax rate already.`, fix: 'Keep one of the two.' }];
  });
}

function findMissingProvinces({ province, tax }: Brand): readonly Finding[] {
  if (!tax.on) return [];
  const findings: Finding[] = [];
  if (!province.on) {
    const why = `Tax is on, and no province is asked for: everybody would be charged ${tax.defaultTaxRate} percent.`;
    const fix = 'Write true, or write false as "tax"."on".';
    const sharedFix = 'Write true in the layer of the market CA, or false as "tax"."on" there.';
    findings.push({ at: '/province/on', why, fix, sharedFix });
  }
  const missing = PROVINCE_CODES.filter(
    (code) => !tax.taxRates.some(({ provinceCode }) => provinceCode === code),
  );
  if (missing.length > 0) {
    const why = `Tax is on, and there is no rate for ${missing.join(', ')}.`;
    const fix = 'Add a rate for each, 0 where none is due.';
    findings.push({ at: '/tax/taxRates', part: 'key', why, fix });
  }
  return findings;
}

/** Outside Canada no form asks for a province, so the default rate is the only one. */
function findMissingRate({ tax }: Brand): readonly Finding[] {
  if (!tax.on || tax.defaultTaxRate > 0) return [];
  const why = 'Tax is on, and its rate is 0 percent.';
  const fix = 'Write false, or write the rate in percent as "tax"."defaultTaxRate".';
  return [{ at: '/tax/on', why, fix }];
}

import { isRecord } from '../../../../core/rules/json/isRecord.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import { textsOf } from '../../schema/readParam.ts';
import type { JsonSource } from '../../sources/Source.ts';
import type { Subject } from '../BrandCheck.ts';

/**
 * Returns the catalogues that a brand could use: in its currency, with a plan for every sign-up
 * type offered, and with HIPAA plans only when the brand has terms for them.
 */
export function fittingCatalogues({
  brand,
  folder,
}: Pick<Subject, 'brand' | 'folder'>): readonly string[] {
  const { currency } = brand;
  const offered = unlessMissing(() => brand.signupTypes.offered, []);
  const hasTerms = unlessMissing(() => brand.agreement.hipaaTerms, undefined) !== undefined;
  return [...folder.catalogues.keys()].filter((name) => {
    const catalogue = folder.catalogues.get(name);
    if (catalogue?.value['currency'] !== currency) return false;
    if (!hasTerms && plansOf(catalogue).some((plan) => plan['isHIPAA'] === true)) return false;
    const sold = soldOn(catalogue);
    return offered.every((type) => sold.includes(type));
  });
}

/** The sign-up types on which visitors can choose a plan. */
function soldOn(catalogue: JsonSource): readonly string[] {
  return plansOf(catalogue).flatMap((plan) =>
    plan['access'] === 'user' ? textsOf(plan['signupTypes']) : [],
  );
}

function plansOf({ value }: JsonSource): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value['plans']) ? value['plans'].filter(isRecord) : [];
}

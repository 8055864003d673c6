import { isRecord } from '../../../../core/rules/json/isRecord.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import { textsOf } from '../../schema/readParam.ts';
import type { JsonSource } from '../../sources/Source.ts';
import type { Subject } from '../BrandCheck.ts';

/** The catalogues that a brand could name: in its currency, with a plan for every sign-up type offered. */
export function fittingCatalogues({
  brand,
  folder,
}: Pick<Subject, 'brand' | 'folder'>): readonly string[] {
  const { currency } = brand;
  const offered = unlessMissing(() => brand.signupTypes.offered, []);
  return [...folder.catalogues.keys()].filter((name) => {
    const catalogue = folder.catalogues.get(name);
    if (catalogue?.value['currency'] !== currency) return false;
    const sold = soldOn(catalogue);
    return offered.every((type) => sold.includes(type));
  });
}

/** The sign-up types on which visitors can choose a plan. */
function soldOn({ value }: JsonSource): readonly string[] {
  const plans = Array.isArray(value['plans']) ? value['plans'] : [];
  return plans.flatMap((plan) =>
    isRecord(plan) && plan['access'] === 'user' ? textsOf(plan['signupTypes']) : [],
  );
}

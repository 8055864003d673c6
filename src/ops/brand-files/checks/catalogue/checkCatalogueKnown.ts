import { didYouMean } from '../../problem/didYouMean.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import { brokenKey } from '../../sources/BrandFolder.ts';
import type { BrandCheck } from '../BrandCheck.ts';
import { fittingCatalogues } from './fittingCatalogues.ts';

/** Checks that the catalogue named by the brand exists. */
export const checkCatalogueKnown: BrandCheck = ({ brand, folder }) => {
  const { catalogue } = brand.plans;
  const isKnown =
    folder.catalogues.has(catalogue) || folder.broken.has(brokenKey('catalogue', catalogue));
  if (isKnown) return [];
  const why = `There is no plan catalogue plans/${catalogue}.json.`;
  const fitting = unlessMissing(() => fittingCatalogues({ brand, folder }), []);
  const fix = didYouMean(catalogue, fitting, `Add plans/${catalogue}.json.`);
  return [{ at: '/plans/catalogue', why, fix }];
};

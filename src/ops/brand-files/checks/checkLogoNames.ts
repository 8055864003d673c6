import { meantOrToAdd } from '../problem/didYouMean.ts';
import { brokenKey } from '../sources/BrandFolder.ts';
import type { BrandCheck } from './BrandCheck.ts';

/** The logo files that the brand names are there. */
export const checkLogoNames: BrandCheck = ({ brand, folder }) => {
  const { file, fileOnDark } = brand.logo;
  const named = { file, ...(fileOnDark === undefined ? {} : { fileOnDark }) };
  return Object.entries(named).flatMap(([key, name]) => {
    const id = name.replace(/\.svg$/, '');
    if (folder.logos.has(name) || folder.broken.has(brokenKey('logo', id))) return [];
    const why = `There is no logo logos/${name}.`;
    const fix = meantOrToAdd(name, folder.logos.keys(), `logos/${name}`);
    return [{ at: `/logo/${key}`, why, fix }];
  });
};

import { meantOrToAdd } from '../problem/didYouMean.ts';
import { brokenKey } from '../sources/BrandFolder.ts';
import type { BrandCheck } from './BrandCheck.ts';

/** Checks that the logo files named by the brand exist, including one for a dark scheme. */
export const checkLogoNames: BrandCheck = (subject) => [
  ...findUnknown(subject),
  ...findUnseen(subject),
];

const findUnknown: BrandCheck = ({ brand, folder }) => {
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

const findUnseen: BrandCheck = ({ brand: { logo, theme } }) => {
  if (theme.dark === undefined || logo.fileOnDark !== undefined) return [];
  const why = 'The theme has a dark scheme, and the logo has no file for it.';
  const fix = `Add "fileOnDark" to "logo": "${logo.file}" again, if it can be seen on dark.`;
  return [{ at: '/theme/dark', part: 'key', why, fix }];
};

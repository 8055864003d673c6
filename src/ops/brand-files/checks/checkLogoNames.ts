import { toPointer } from '../../../core/brand/jsonPointer.ts';
import { unseenColours } from '../logo/unseenColours.ts';
import { meantOrToAdd } from '../problem/didYouMean.ts';
import type { Finding } from '../problem/Finding.ts';
import { unlessMissing } from '../resolve/guardMissing.ts';
import { brokenKey } from '../sources/BrandFolder.ts';
import type { BrandCheck } from './BrandCheck.ts';

/** Checks that the logo files named by the brand exist, including one for a dark scheme, and are seen. */
export const checkLogoNames: BrandCheck = (subject) => [
  ...findUnknown(subject),
  ...findUnnamed(subject),
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

const findUnnamed: BrandCheck = ({ brand: { logo, theme } }) => {
  if (theme.dark === undefined || logo.fileOnDark !== undefined) return [];
  const why = 'The theme has a dark scheme, and the logo has no file for it.';
  const fix = `Add "fileOnDark" to "logo": "${logo.file}" again, if it can be seen on dark.`;
  return [{ at: '/theme/dark', part: 'key', why, fix }];
};

/** A logo made for a light page is often invisible on a dark one, in each of the languages. */
const findUnseen: BrandCheck = ({ brand, folder }) => {
  const { logo, theme } = brand;
  const translations = unlessMissing(() => brand.translations ?? {}, {});
  const logos = [
    { at: '/logo', file: logo.file, fileOnDark: logo.fileOnDark },
    ...Object.entries(translations).map(([tag, { logo: own }]) => {
      const { file, fileOnDark } = own ?? {};
      return { at: toPointer(['translations', tag, 'logo']), file, fileOnDark };
    }),
  ];
  const shown = logos.flatMap(({ at, file, fileOnDark }) => [
    { at: `${at}/file`, file, ground: theme.surface },
    { at: `${at}/fileOnDark`, file: fileOnDark, ground: theme.dark?.surface },
  ]);
  return shown.flatMap(({ at, file, ground }): Finding[] => {
    const text = file === undefined ? undefined : folder.logos.get(file)?.text;
    if (text === undefined || ground === undefined) return [];
    const unseen = unseenColours(text, ground);
    if (unseen.length === 0) return [];
    const why = `Nobody sees ${unseen.join(' or ')} of logos/${file} on the page's ${ground}.`;
    const fix = 'Save the logo in colours that can be seen there, as a file of its own.';
    return [{ at, why, fix }];
  });
};

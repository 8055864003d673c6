import { toPointer } from '../../../core/brand/jsonPointer.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { fills, type PictureSize, proportionsOf } from '../logo/proportionsOf.ts';
import { unseenColours } from '../logo/unseenColours.ts';
import { meantOrToAdd } from '../problem/didYouMean.ts';
import type { Finding } from '../problem/Finding.ts';
import { unlessMissing } from '../resolve/guardMissing.ts';
import { brokenKey } from '../sources/BrandFolder.ts';
import type { BrandCheck } from './BrandCheck.ts';

/**
 * Checks that the logo files named by the brand exist, including one for a dark scheme, and are
 * seen, in their own proportions.
 */
export const checkLogoNames: BrandCheck = (subject) => [
  ...findUnknown(subject),
  ...findUnnamed(subject),
  ...findUnseen(subject),
  ...findMisfits(subject),
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
  const { theme } = brand;
  const shown = logosOf(brand).flatMap(({ at, file, fileOnDark }) => [
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

/** In other proportions a logo is smaller than its place, and not in line with what is below it. */
const findMisfits: BrandCheck = ({ brand, folder }) =>
  logosOf(brand).flatMap(({ at, file, fileOnDark, ...size }): Finding[] => {
    const [drawn, onDark] = [file, fileOnDark].map((name) =>
      proportionsOf(folder.logos.get(name ?? '')?.text ?? ''),
    );
    const { height, width } = size;
    if (drawn && !fills(drawn, size)) {
      const why = `The logo is ${width} by ${height} here, and logos/${file} has other proportions.`;
      return [{ at: `${at}/file`, why, fix: fittingSize(drawn, size) }];
    }
    if (!onDark || fills(onDark, size)) return [];
    const why = `The logo is ${width} by ${height} here, and logos/${fileOnDark} has other proportions.`;
    const fix = `Save the logo with the same viewBox as logos/${file}.`;
    return [{ at: `${at}/fileOnDark`, why, fix }];
  });

/** The limits of the schema. */
const WIDEST = 320;
const LOWEST = 16;

/** Says which size has a drawing's proportions, near the size that is written. */
function fittingSize(proportions: number, { height }: PictureSize): string {
  const atHeight = { width: Math.round(height * proportions), height };
  const atWidest = { width: WIDEST, height: Math.round(WIDEST / proportions) };
  const narrowest = { width: LOWEST, height: Math.round(LOWEST / proportions) };
  const size = [atHeight, atWidest, narrowest].find(
    (it) => it.width >= LOWEST && it.width <= WIDEST && it.height >= LOWEST && it.height <= 96,
  );
  if (size === undefined) return 'Save the logo in a less extreme shape.';
  return `Set "width" to ${size.width} and "height" to ${size.height}.`;
}

/** The logo, and that of each language that has another, with their size. */
function logosOf({ logo, translations }: Brand) {
  const { file, fileOnDark, height, width } = logo;
  const own = Object.entries(unlessMissing(() => translations ?? {}, {}));
  const inLanguages = own.map(([tag, words]) => ({
    at: toPointer(['translations', tag, 'logo']),
    file: words.logo?.file,
    fileOnDark: words.logo?.fileOnDark,
    height: words.logo?.height ?? height,
    width: words.logo?.width ?? width,
  }));
  return [{ at: '/logo', file, fileOnDark, height, width }, ...inLanguages];
}

import { meantOrToAdd } from '../problem/didYouMean.ts';
import { brokenKey } from '../sources/BrandFolder.ts';
import type { BrandCheck } from './BrandCheck.ts';

const AT = '/theme/signature/illustration';

/** How far width and height may be from the file's proportions: what a whole pixel makes of them. */
const ROUNDING = 0.01;

/** The illustration that the brand names is there, and is shown in its own proportions. */
export const checkIllustrationName: BrandCheck = ({ brand: { theme }, folder }) => {
  const { illustration } = theme.signature;
  if (illustration === undefined) return [];
  const { file, width, height } = illustration;
  const source = folder.illustrations.get(file);
  if (source === undefined) {
    if (folder.broken.has(brokenKey('illustration', file.replace(/\.svg$/, '')))) return [];
    const why = `There is no illustration illustrations/${file}.`;
    const fix = meantOrToAdd(file, folder.illustrations.keys(), `illustrations/${file}`);
    return [{ at: `${AT}/file`, why, fix }];
  }
  const drawn = proportionsOf(source.text);
  if (drawn === null || Math.abs(width / height / drawn - 1) <= ROUNDING) return [];
  const why = `The illustration is ${width} by ${height} here, and its viewBox has other proportions.`;
  return [{ at: `${AT}/height`, why, fix: `Write ${Math.round(width / drawn)}.` }];
};

/** Width by height of a drawing's viewBox; null where it has none, which is a problem of the file's. */
function proportionsOf(svg: string): number | null {
  const [, box = ''] = /viewBox\s*=\s*["']([^"']*)/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? width / height : null;
}

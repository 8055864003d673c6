import type { FontFile, PageFont } from '../../../core/contract/PageFonts.ts';
import type { TypePairing } from './typePairings.ts';

const LOCAL = {
  Arial: "local('Arial'),local('Liberation Sans'),local('Roboto')",
  Times: "local('Times New Roman'),local('Liberation Serif'),local('Noto Serif')",
} as const;

/**
 * Returns the @font-face rules and font variables of a type pairing. `font-display: optional` never
 * swaps the font under text that is being read: a file too late for the first paint is used on the
 * next page, and a fallback with the same metrics shows until then.
 */
export function fontFaces(type: TypePairing, { files, weights }: PageFont): string {
  const { family, fallback, heading, own } = type;
  const metrics = own ? `;ascent-override:${own.ascent}%;descent-override:${own.descent}%` : '';
  const face = ({ href, range }: FontFile) =>
    `@font-face{font-family:'${family}';font-weight:${weights};font-display:optional;` +
    `src:url(${href}) format('woff2');unicode-range:${range}${metrics}}`;
  // Same height of the line at each size.
  const standIn = (size: number, weight: string) => {
    const heightOf = (share: number) => Number(((share * fallback.size) / size).toFixed(1));
    return (
      `@font-face{font-family:'${family} Fallback';${weight}src:${LOCAL[fallback.local]};` +
      `size-adjust:${size}%;ascent-override:${heightOf(fallback.ascent)}%;` +
      `descent-override:${heightOf(fallback.descent)}%}`
    );
  };
  // A browser uses the second one for all weights from 500 on, and makes it bolder itself.
  const standIns = standIn(fallback.size, '') + standIn(fallback.headingSize, 'font-weight:500;');
  const generic = fallback.local === 'Times' ? 'serif' : 'sans-serif';
  const stack = `'${family}','${family} Fallback',${generic}`;
  const variables =
    `:root{--f-heading:${stack};--f-body:${stack};` +
    `--heading-weight:${heading.weight};--heading-tracking:${heading.tracking};` +
    `--heading-scale:${heading.scale}}`;
  return files.map(face).join('') + standIns + variables;
}

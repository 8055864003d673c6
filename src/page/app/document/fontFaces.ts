import type { FontFile, PageFont } from '../../../core/contract/PageFonts.ts';
import type { TypePairing } from './typePairings.ts';

const LOCAL = {
  Arial: {
    regular: "local('Arial'),local('Liberation Sans'),local('Roboto')",
    bold: "local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold')",
  },
  Times: {
    regular: "local('Times New Roman'),local('Liberation Serif'),local('Noto Serif')",
    bold: "local('Times New Roman Bold'),local('Liberation Serif Bold'),local('Noto Serif Bold')",
  },
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
  const standIn = (size: number, weight: string, cut: 'regular' | 'bold' = 'regular') => {
    // The same height on the line at each size.
    const heightOf = (share: number) => Number(((share * fallback.size) / size).toFixed(1));
    return (
      `@font-face{font-family:'${family} Fallback';${weight}src:${LOCAL[fallback.local][cut]};` +
      `size-adjust:${size}%;ascent-override:${heightOf(fallback.ascent)}%;` +
      `descent-override:${heightOf(fallback.descent)}%}`
    );
  };
  const { boldSize, mediumSize, size } = fallback;
  const standIns = [
    standIn(size, ''),
    mediumSize === undefined ? '' : standIn(mediumSize, 'font-weight:500;'),
    // A bold face, because a browser that thickens the regular one smears its letters.
    standIn(boldSize, 'font-weight:600 900;', 'bold'),
  ].join('');
  const generic = fallback.local === 'Times' ? 'serif' : 'sans-serif';
  const stack = `'${family}','${family} Fallback',${generic}`;
  const variables =
    `:root{--f-heading:${stack};--f-body:${stack};` +
    `--heading-weight:${heading.weight};--heading-tracking:${heading.tracking};` +
    `--heading-scale:${heading.scale}}`;
  return files.map(face).join('') + standIns + variables;
}

import type { FontFile, PageFont } from '../../../core/contract/PageFonts.ts';
import type { TypePairing } from './typePairings.ts';

const LOCAL = {
  Arial: "local('Arial'),local('Liberation Sans'),local('Roboto')",
  Times: "local('Times New Roman'),local('Liberation Serif'),local('Noto Serif')",
} as const;

const SYSTEM_SANS =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/**
 * The @font-face rules and font variables of a type pairing. `font-display: optional` never swaps a
 * face under text that is being read: a file too late for the first paint is used on the next page,
 * and a fallback of the same measurements shows until then.
 */
export function fontFaces(type: TypePairing, { files, weights }: PageFont): string {
  const { family, fallback, heading, own } = type;
  const metrics = own ? `;ascent-override:${own.ascent}%;descent-override:${own.descent}%` : '';
  const face = ({ href, range }: FontFile) =>
    `@font-face{font-family:'${family}';font-weight:${weights};font-display:optional;` +
    `src:url(${href}) format('woff2');unicode-range:${range}${metrics}}`;
  const standIn =
    `@font-face{font-family:'${family} Fallback';src:${LOCAL[fallback.local]};` +
    `size-adjust:${fallback.size}%;ascent-override:${fallback.ascent}%;` +
    `descent-override:${fallback.descent}%;line-gap-override:0%}`;
  const generic = fallback.local === 'Times' ? 'serif' : SYSTEM_SANS;
  const stack = `'${family}','${family} Fallback',${generic}`;
  const variables =
    `:root{--f-heading:${stack};--f-body:${stack};` +
    `--heading-weight:${heading.weight};--heading-tracking:${heading.tracking};` +
    `--heading-scale:${heading.scale}}`;
  return files.map(face).join('') + standIn + variables;
}

import type { FontFiles } from './fontFiles.ts';
import type { TypePairing } from './typePairings.ts';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';

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
export function fontFaces(type: TypePairing, files: FontFiles): string {
  const { family, weights, fallback, heading } = type;
  const face = (url: string, range: string) =>
    `@font-face{font-family:'${family}';font-weight:${weights};font-display:optional;` +
    `src:url(${url}) format('woff2');unicode-range:${range}}`;
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
  return face(files.latin, LATIN) + face(files.latinExt, LATIN_EXT) + standIn + variables;
}

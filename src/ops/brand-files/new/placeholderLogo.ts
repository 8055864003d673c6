import { lettersOf } from '../problem/letters.ts';
import { contrast } from '../theme/contrast.ts';
import { letterWidth } from './letterWidth.ts';

/** A stand-in for a logo, and the size that it is shown at. */
export interface PlaceholderLogo {
  readonly svg: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const HEIGHT = 32;
const WIDEST = 320;
/** The space to the left of the name: a mark of 30 and a gap. */
const MARK = 40;
const SIZE = 19;
const COLOUR = /^#[0-9a-f]{6}$/i;
/** What WCAG asks of large text. */
const READABLE = 3;

/**
 * Makes a logo from a brand's name: its first letter in the accent, and the name beside it. The
 * name has a fixed width, so the logo has too, whatever fonts a machine has: about the width that
 * it has in Arial, because letters that are pulled apart look like a fault. A long name is smaller.
 */
export function placeholderLogo(name: string, accent: string, ink: string): PlaceholderLogo {
  const letters = Array.from(name);
  const ems = Math.max(
    1,
    letters.reduce((sum, letter) => sum + letterWidth(letter), 0),
  );
  const size = Math.min(SIZE, (WIDEST - MARK) / ems);
  const text = Math.min(WIDEST - MARK, Math.ceil(ems * size));
  const width = MARK + text;
  const baseline = HEIGHT / 2 + size * 0.345;
  const initial = escaped(
    (lettersOf(name).find((letter) => /^[\p{L}\p{N}]/u.test(letter)) ?? '').toUpperCase(),
  );
  const font = 'font-family="Arial, Helvetica, sans-serif" font-weight="700"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">
  <title>${escaped(name)}</title>
  <rect x="1" y="1" width="30" height="30" rx="8" fill="${accent}"/>
  <text x="16" y="23" ${font} font-size="${SIZE}" text-anchor="middle" fill="${onAccent(accent, ink)}">${initial}</text>
  <text x="${MARK}" y="${shortNumber(baseline)}" ${font} font-size="${shortNumber(size)}" textLength="${text}" lengthAdjust="spacingAndGlyphs" fill="${ink}">${escaped(name)}</text>
</svg>
`;
  return { svg, width, height: HEIGHT };
}

/** White where it is readable, as on the brand's buttons. An accent that is no colour is refused. */
function onAccent(accent: string, ink: string): string {
  const isLight = COLOUR.test(accent) && contrast(accent, '#ffffff') < READABLE;
  return isLight ? ink : '#ffffff';
}

function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

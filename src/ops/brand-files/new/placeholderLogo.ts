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
const LETTER = 11;

/**
 * Makes a logo from a brand's name: its first letter in the accent, and the name beside it. The
 * name has a fixed width, so the logo has too, whatever fonts a machine has.
 */
export function placeholderLogo(name: string, accent: string, ink: string): PlaceholderLogo {
  const letters = Array.from(name);
  const text = Math.min(WIDEST - MARK, Math.max(LETTER, letters.length * LETTER));
  const width = MARK + text;
  const initial = escaped(
    (letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '').toUpperCase(),
  );
  const font = 'font-family="Arial, Helvetica, sans-serif" font-weight="700"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">
  <title>${escaped(name)}</title>
  <rect x="1" y="1" width="30" height="30" rx="8" fill="${accent}"/>
  <text x="16" y="23" ${font} font-size="19" text-anchor="middle" fill="#ffffff">${initial}</text>
  <text x="${MARK}" y="22.5" ${font} font-size="19" textLength="${text}" lengthAdjust="spacingAndGlyphs" fill="${ink}">${escaped(name)}</text>
</svg>
`;
  return { svg, width, height: HEIGHT };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

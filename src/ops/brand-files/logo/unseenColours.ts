import { contrast } from '../theme/contrast.ts';

const PAINT = /\s(?:fill|stroke|stop-color)\s*=\s*["']([^"']+)["']/g;
const WORDS = /<text\b([^>]*)>([^<]*)/g;
const SHAPE_WITHOUT_FILL =
  /<(?:circle|ellipse|path|polygon|rect|text)\b(?![^>]*\s(?:fill|stroke|style|class)\s*=)/;
const INHERITS_FILL = /<(?:g|svg)\b[^>]*\s(?:fill|style|class)\s*=/;
const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' };

/** The contrast below which a shape is invisible. */
const SEEN = 1.5;

/**
 * Returns the colours of a logo that are invisible on a ground: all that it has, or those of most of
 * its letters. A single shape that is not seen may lie on another, so it is no fault.
 */
export function unseenColours(svg: string, ground: string): readonly string[] {
  // What only cuts other shapes is not drawn itself.
  const drawn = svg.replaceAll(/<(clipPath|mask)\b[\s\S]*?<\/\1>/g, '');
  const colours = [...paintsOf(drawn), ...unwrittenPaint(drawn)];
  const unseen = colours.filter((colour) => isUnseen(colour, ground));
  if (unseen.length === colours.length) return unseen;
  const words = Array.from(drawn.matchAll(WORDS), ([, attributes = '', letters = '']) => ({
    colours: paintsOf(attributes).filter((colour) => isUnseen(colour, ground)),
    letters: letters.length,
  }));
  const lost = words.filter((word) => word.colours.length > 0);
  const isMost = 2 * lettersOf(lost) > lettersOf(words);
  return isMost ? [...new Set(lost.flatMap((word) => word.colours))] : [];
}

function paintsOf(svg: string): readonly string[] {
  const written = Array.from(svg.matchAll(PAINT), ([, value = '']) => value);
  return [...new Set(written)].filter((value) => value !== 'none');
}

/**
 * A shape without a colour of its own is black. One that may inherit a colour has one that only a
 * browser can resolve.
 */
function unwrittenPaint(svg: string): readonly string[] {
  if (!SHAPE_WITHOUT_FILL.test(svg)) return [];
  return [INHERITS_FILL.test(svg) ? 'inherit' : '#000000'];
}

function lettersOf(words: readonly { readonly letters: number }[]): number {
  return words.reduce((sum, { letters }) => sum + letters, 0);
}

/** A colour that only a browser can resolve counts as seen. */
function isUnseen(colour: string, ground: string): boolean {
  const hex = hexOf(colour);
  return hex !== null && contrast(hex, ground) < SEEN;
}

function hexOf(value: string): string | null {
  const written = NAMED[value] ?? value;
  if (/^#[0-9a-f]{6}$/i.test(written)) return written;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(written);
  return short === null ? null : `#${Array.from(short[0].slice(1), (it) => it + it).join('')}`;
}

import { checkDrawing } from '../logo/checkLogo.ts';
import { scanXml } from '../logo/scanXml.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAtSpan } from '../problem/problemAt.ts';
import { spanOf } from '../problem/Span.ts';
import type { TextSource } from '../sources/Source.ts';
import { coloursNamed, THEME_COLOURS } from './paintIllustration.ts';

/** The largest decoration that a visitor should download, in characters before compression. */
export const LARGEST = 40_000;

/** Rewords a message about a logo for an illustration. */
function said(words: string): string {
  return words
    .replaceAll(/\b([Aa]) logo\b/g, '$1n illustration')
    .replaceAll(/\blogo\b/g, 'illustration');
}

/**
 * Checks that an illustration only draws, as a logo does, is small, and uses only colours that a
 * theme has.
 */
export function checkIllustration(source: TextSource): readonly Problem[] {
  const drawn = checkDrawing(source, { check: 'illustration-file', said });
  return [...drawn, ...checkSize(source), ...checkColours(source)];
}

function checkSize(source: TextSource): readonly Problem[] {
  const { length } = source.text;
  if (length <= LARGEST) return [];
  const why = `The illustration has ${length} characters; ${LARGEST} are enough for a decoration.`;
  const fix = 'Round its coordinates to one decimal, and leave out what cannot be seen.';
  return [problemAtSpan('illustration-file', source, spanOf(source.text, 0, 4), { why, fix })];
}

function checkColours(source: TextSource): readonly Problem[] {
  return scanXml(source.text).tags.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value, offset }) => {
      const fault = faultOfColours(value);
      if (fault === null) return [];
      const span = spanOf(source.text, offset, offset + name.length);
      return [problemAtSpan('illustration-file', source, span, fault)];
    }),
  );
}

function faultOfColours(value: string): Pick<Problem, 'why' | 'fix'> | null {
  const named = coloursNamed(value);
  const unknown = named.find((colour) => !THEME_COLOURS.includes(colour));
  if (unknown !== undefined) {
    return { why: `A theme has no colour "${unknown}".`, fix: didYouMean(unknown, THEME_COLOURS) };
  }
  // A colour in any other notation is not replaced, and browsers show it black.
  if ((value.match(/var\s*\(/gi)?.length ?? 0) === named.length) return null;
  return {
    why: 'A colour of the theme is written in another way than var(--c-…).',
    fix: 'Write it as var(--c-accent), in small letters and with nothing else inside.',
  };
}

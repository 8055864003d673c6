import { readFileSync } from 'node:fs';
import { DEPTH } from '../depth.ts';

/** Texts longer than any field accepts. */
const LONG = [
  'a'.repeat(201),
  'a'.repeat(255),
  'a '.repeat(500),
  'a'.repeat(5000),
  '-'.repeat(3000),
  'é'.repeat(2000),
  `a${'\u0301'.repeat(300)}`,
  '\u{1f600}'.repeat(150),
  `${'ada@'.repeat(100)}example.com`,
] as const;

const listed: readonly string[] = JSON.parse(
  readFileSync(new URL('naughtyStrings.json', import.meta.url), 'utf8'),
);

/**
 * Typical bad input from people, programs and attackers: empty and invisible text, reserved words,
 * formulas, SQL, markup, templates, control characters, right-to-left and combining text, emoji,
 * half surrogate pairs, over-long text, and invalid addresses.
 */
export const naughtyStrings: readonly string[] = [...listed, ...LONG];

/** The bad texts for one of several places. Together with its neighbours every text is used. */
export function naughtyStringsAt(place: number, oneIn = DEPTH.oneBadTextIn): readonly string[] {
  return naughtyStrings.filter((_text, index) => (index + place) % oneIn === 0);
}

/** Formats a string for a message. */
export function shown(text: string): string {
  const ascii = JSON.stringify(text).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return ascii.length > 60 ? `${ascii.slice(0, 56)}…` : ascii;
}

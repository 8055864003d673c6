const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the letters of a text as they are seen: joined emoji and marks on a letter are one. */
export function lettersOf(text: string): readonly string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** Returns the start of the letter at a place in a text; the text's end beyond it. */
export function startOfLetter(text: string, place: number): number {
  return SEGMENTER.segment(text).containing(place)?.index ?? text.length;
}

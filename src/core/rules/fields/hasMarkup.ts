/**
 * Opening, closing, comment and processing-instruction tags, finished or not, and character references.
 * '&amp;' counts only before another reference; elsewhere it is an 'and' copied from a page.
 */
const MARKUP = /<[/!?a-z]|&(amp;)*(#\d+|#x[\da-f]+|lt|gt|quot|apos|nbsp|colon);|javascript:/i;

/** Tells whether a name or address contains markup. 'C&A; Co', 'R&amp;D' and 'Less < More' do not. */
export function hasMarkup(value: string): boolean {
  return MARKUP.test(value.normalize('NFKC'));
}

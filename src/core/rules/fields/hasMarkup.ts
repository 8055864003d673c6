/** Opening, closing, comment and processing-instruction tags, finished or not, and character references. */
const MARKUP = /<[/!?a-z]|&(#\d+|#x[\da-f]+|lt|gt|amp|quot|apos|nbsp|colon);|javascript:/i;

/** Tells whether a name or address carries markup. 'C&A; Co' and 'Less < More' do not. */
export function hasMarkup(value: string): boolean {
  return MARKUP.test(value.normalize('NFKC'));
}

/** Opening, closing, comment and processing-instruction tags, finished or not, and character references. */
const MARKUP = /<\s*[/!?a-z]|&(#\d+|#x[\da-f]+|[a-z]+[\da-z]*);|javascript:/i;

/** Tells whether a name or address carries markup. 'Marks & Spencer' and '2 < 3' do not. Serves Specification 5.0.1. */
export function hasMarkup(value: string): boolean {
  return MARKUP.test(value.normalize('NFKC'));
}

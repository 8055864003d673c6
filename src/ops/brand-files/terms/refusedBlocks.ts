/** Blocks of Markdown that a text may not have, by their kind: why, and what to write instead. */
export const REFUSED_BLOCKS: ReadonlyMap<string, readonly [why: string, fix: string]> = new Map([
  ['html', ['Raw HTML is not allowed in a text.', 'Write it in Markdown, or leave it out.']],
  ['code', ['Code is not allowed in a text.', 'Write a paragraph, not indented by four spaces.']],
  ['blockquote', ['Quotes are not allowed in a text.', 'Write a paragraph.']],
  ['table', ['Tables are not allowed in a text.', 'Write a list.']],
  [
    'checkbox',
    ['Boxes to tick are not allowed in a text.', 'Write the item without the brackets.'],
  ],
  ['hr', ['A dividing line is not allowed in a text.', 'Write a heading (##) instead.']],
]);

import type { Problem } from '../problem/Problem.ts';
import { problemAtSpan } from '../problem/problemAt.ts';
import { spanOf } from '../problem/Span.ts';
import type { TextSource } from '../sources/Source.ts';
import { scanXml } from './scanXml.ts';

/**
 * Finds words of a logo that are not paths. An image cannot use the page's typeface, so each machine
 * shows them in another one, and no picture for mails can be drawn. A logo whose name has a fixed
 * width is the placeholder that `new` makes, which the check already mentions.
 */
export function findSystemLetters(source: TextSource): readonly Problem[] {
  const words = scanXml(source.text).tags.filter(({ name }) => name === 'text');
  const isPlaceholder = words.some(({ attributes }) =>
    attributes.some(({ name }) => name === 'textLength'),
  );
  if (isPlaceholder) return [];
  const why = "These words are shown in a typeface of each visitor's device, and not in mails.";
  return words.map(({ name, offset }) => {
    const span = spanOf(source.text, offset, offset + name.length + 1);
    return problemAtSpan('logo-file', source, span, { why, fix: 'Convert them to paths.' });
  });
}

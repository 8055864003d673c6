/**
 * Replaces a measured section between its marks in a document. Throws when the document has no such
 * marks.
 */
export function writeSection(document: string, name: string, section: string): string {
  const [begin, end] = [`<!-- ${name}: measured -->`, `<!-- ${name}: end -->`];
  const [before, ...rest] = document.split(begin);
  const after = rest.join(begin).split(end);
  if (before === undefined || rest.length === 0 || after.length < 2) {
    throw new Error(`The document lacks '${begin}' and '${end}'.`);
  }
  return `${before}${begin}\n\n${section.trim()}\n\n${end}${after.slice(1).join(end)}`;
}

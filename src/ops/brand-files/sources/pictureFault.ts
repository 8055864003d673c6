/** The first bytes of picture files that people mistake for an SVG, or rename to one. */
const PICTURES: readonly (readonly [kind: string, begins: RegExp])[] = [
  ['PNG', /^\x89PNG/],
  ['JPEG', /^\xff\xd8\xff/],
  ['GIF', /^GIF8/],
  ['WebP', /^RIFF[\s\S]{4}WEBP/],
  ['PDF', /^%PDF/],
];

/**
 * Returns what is wrong with a file that should be an SVG but is another kind of picture; null for
 * an SVG.
 */
export function pictureFault(path: string, bytes: Buffer): readonly [string, string] | null {
  if (!path.endsWith('.svg')) return null;
  const start = bytes.toString('latin1', 0, 16);
  const found = PICTURES.find(([, begins]) => begins.test(start));
  if (found === undefined) return null;
  const fix = 'Export it as SVG: another name does not make it one.';
  return [`This is a ${found[0]}, not an SVG.`, fix];
}

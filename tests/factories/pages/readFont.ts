import subsetFont from 'subset-font';

/** The content of a font file. */
export interface FontContent {
  /** The code points that have a glyph. */
  readonly characters: ReadonlySet<number>;
  /** Its names by number: 0 is the copyright, 13 the licence, 14 the licence's address. */
  readonly names: ReadonlyMap<number, string>;
}

const WINDOWS = 3;

/** Reads a woff2 file's OpenType tables for this content. */
export async function readFont(file: Buffer): Promise<FontContent> {
  const font = await subsetFont(file, '', {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    preserveNameIds: [0, 13, 14],
  });
  return { characters: charactersOf(table(font, 'cmap')), names: namesOf(table(font, 'name')) };
}

function table(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const offset = font.readUInt32BE(at + 8);
    return font.subarray(offset, offset + font.readUInt32BE(at + 12));
  }
  throw new Error(`The font has no table '${tag}'.`);
}

/** Uses the 16-bit Unicode map, which covers all of Latin. */
function charactersOf(cmap: Buffer): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 4; at < 4 + 8 * cmap.readUInt16BE(2); at += 8) {
    const map = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (map.readUInt16BE(0) !== 4) continue;
    const segments = map.readUInt16BE(6) / 2;
    const [ends, starts] = [14, 16 + 2 * segments];
    for (let it = 0; it < segments; it++) {
      const last = map.readUInt16BE(ends + 2 * it);
      for (let code = map.readUInt16BE(starts + 2 * it); code <= last; code++) found.add(code);
    }
  }
  found.delete(0xffff);
  return found;
}

function namesOf(name: Buffer): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const texts = name.readUInt16BE(4);
  for (let at = 6; at < 6 + 12 * name.readUInt16BE(2); at += 12) {
    if (name.readUInt16BE(at) !== WINDOWS) continue;
    const begin = texts + name.readUInt16BE(at + 10);
    const text = Buffer.from(name.subarray(begin, begin + name.readUInt16BE(at + 8)));
    found.set(name.readUInt16BE(at + 6), text.swap16().toString('utf16le'));
  }
  return found;
}

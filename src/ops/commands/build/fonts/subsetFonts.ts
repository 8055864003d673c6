import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Brand } from '../../../../core/contract/generated/brand.ts';
import type { FontFile, PageFont, PageFonts } from '../../../../core/contract/PageFonts.ts';
import { writeWhole } from '../../../brand-files/index/writeWhole.ts';
import { basicCharacters } from './basicCharacters.ts';
import { type FontSource, fontSources } from './fontSources.ts';
import { shareRun } from './shareRun.ts';
import { charactersOfRange, unicodeRange } from './unicodeRange.ts';

/** The lightest weight in use, that of body text. */
const REGULAR = 400;

/** The weights of a typeface that is served whole. */
const WHOLE = '200 900';

/**
 * Copyright, licence and the licence's address. Every copy must contain the notices and be
 * distributed with the licence.
 */
const NOTICES = [0, 13, 14];

/** Tables that do not change how a browser positions, spaces and names a weight. */
const UNUSED_TABLES = ['HVAR', 'MVAR', 'STAT', 'gasp', 'meta'];

/** Part of the cache key. Increase it when fonts are made differently. */
const VERSION = 1;

export interface FontFolders {
  /** The folder that the page's files are served from. */
  readonly assets: string;
  /** Earlier results, by all that they were made from. */
  readonly cache: string;
}

/** Makes the files of every typeface for every language, and returns their addresses. */
export async function subsetFonts(
  folders: FontFolders,
  languages: Readonly<Record<string, string>> = basicCharacters,
): Promise<PageFonts> {
  await mkdir(folders.assets, { recursive: true });
  await mkdir(folders.cache, { recursive: true });
  const types = Object.keys(fontSources) as Brand['theme']['type'][]; // The keys of a closed record.
  const fonts = await Promise.all(
    types.map(async (type) => {
      const made = Object.entries(languages).map(
        async ([language, basic]): Promise<[string, PageFont]> => [
          language,
          await fontOf(fontSources[type], `${type}-${language}`, basic, folders),
        ],
      );
      return [type, Object.fromEntries(await Promise.all(made))] as const;
    }),
  );
  // Made from every key of the record.
  return Object.fromEntries(fonts) as PageFonts;
}

async function fontOf(
  source: FontSource,
  name: string,
  basic: string,
  folders: FontFolders,
): Promise<PageFont> {
  const fileOf = (path: string) =>
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${source.name}/${path}`));
  const ranges: Readonly<Record<string, string>> = JSON.parse(
    await readFile(fileOf('unicode.json'), 'utf8'),
  );
  const file = async (part: string, subset: 'latin' | 'latin-ext', range: string) => {
    const original = fileOf(`files/${source.name}-${subset}-wght-normal.woff2`);
    const font = await cutFont(source, original, charactersOfRange(range), folders.cache);
    const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8);
    const fileName = `${name}-${part}-${hash}.woff2`;
    await writeFile(join(folders.assets, fileName), font);
    return `/assets/${fileName}`;
  };
  await writeFile(
    join(folders.assets, `${source.name}-LICENSE.txt`),
    await readFile(fileOf('LICENSE')),
  );
  const { latin = '', 'latin-ext': extended = '' } = ranges;
  const rarest = { href: await file('extended', 'latin-ext', extended), range: extended };
  if (!source.isCut) {
    const whole = { href: await file('basic', 'latin', latin), range: latin };
    return { weights: WHOLE, files: [rarest, whole] };
  }
  const inLatin = Array.from(charactersOfRange(latin));
  const others = unicodeRange(inLatin.filter((it) => !basic.includes(it)).join(''));
  // Letters such as ŵ are only in the extended file, which a page fetches for them.
  const common = unicodeRange(inLatin.filter((it) => basic.includes(it)).join(''));
  const files: FontFile[] = [
    rarest,
    // Only the characters missing from the basic file, so that a browser still waiting for the
    // basic file does not also fetch this one for a letter.
    { href: await file('more', 'latin', others), range: others },
    { href: await file('basic', 'latin', common), range: common },
  ];
  return { weights: `${REGULAR} ${source.boldest}`, files };
}

/** Returns a font reduced to these characters, in the weights that are in use. */
async function cutFont(
  { boldest, isCut }: FontSource,
  original: string,
  characters: string,
  cache: string,
): Promise<Buffer> {
  const font = await readFile(original);
  if (!isCut) return font;
  const options = {
    targetFormat: 'woff2',
    // Tabular figures line up below each other.
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    dropTables: UNUSED_TABLES,
    preserveNameIds: NOTICES,
    variationAxes: { wght: { min: REGULAR, max: boldest } },
  } as const;
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, characters, options]))
    .update(font)
    .digest('hex');
  const kept = join(cache, `${key}.woff2`);
  // Several languages have the same rare characters, and are made at once.
  return shareRun(kept, async () => {
    const known = await readFile(kept).catch(() => null);
    if (known !== null) return known;
    const part = await subsetFont(font, characters, options);
    writeWhole(kept, part);
    return part;
  });
}

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';
import { writeWhole } from '../../brand-files/index/writeWhole.ts';

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);

/** Files that compression makes smaller. Fonts are already compressed. */
const TEXTS = new Set(['.js', '.css', '.svg', '.json', '.txt']);

/** The strongest setting of each method, because a file is compressed once and sent for a year. */
const METHODS = {
  '.br': (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  // Without the size it would prepare memory for a file of any, at eighteen times the cost.
  '.zst': (body: Buffer) =>
    zstd(body, {
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
      pledgedSrcSize: body.length,
    }),
} as const;

export interface AssetFolders {
  readonly assets: string;
  /** Earlier results, by content. */
  readonly cache: string;
}

/**
 * Writes each text file of a folder in compressed form beside it: `name.js.br` and `name.js.zst`.
 */
export async function compressAssets({ assets, cache }: AssetFolders): Promise<void> {
  await mkdir(cache, { recursive: true });
  const texts = (await readdir(assets)).filter((name) => TEXTS.has(extname(name)));
  await Promise.all(
    texts.map(async (name) => {
      const body = await readFile(join(assets, name));
      const key = createHash('sha256').update(body).digest('hex');
      for (const [ending, compress] of Object.entries(METHODS)) {
        const kept = join(cache, `${key}${ending}`);
        const made = join(assets, `${name}${ending}`);
        const isKept = await copyFile(kept, made).then(
          () => true,
          () => false,
        );
        if (isKept) continue;
        const compressed = await compress(body);
        writeWhole(kept, compressed);
        await writeFile(made, compressed);
      }
    }),
  );
}

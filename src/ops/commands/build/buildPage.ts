import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogLevel } from 'vite';
import { NEWEST_ASSETS } from '../../../core/contract/assetFolders.ts';
import { buildNamed } from './buildNamed.ts';
import { compressAssets } from './compressAssets.ts';
import { subsetFonts } from './fonts/subsetFonts.ts';
import { keepEarlierAssets } from './keepEarlierAssets.ts';
import { OWN_SCRIPTS, ownScripts } from './ownScripts.ts';
import { viteBuild } from './viteBuild.ts';

/**
 * Builds the browser's half first, then the fonts, because the server's half contains their
 * addresses and its styles. Files that only the server's half refers to are copied beside the
 * others.
 */
export async function buildPage(root: string, logLevel: LogLevel = 'warn'): Promise<void> {
  const common = { root, configFile: join(root, 'vite.config.ts'), logLevel };
  const page = join(root, 'dist/page');
  await keepEarlierAssets(page);
  await buildNamed(common);
  const client = join(page, 'client');
  const served = join(page, NEWEST_ASSETS);
  const cache = join(root, 'node_modules/.cache/fonts');
  const fonts = await subsetFonts({ assets: served, cache });
  await writeFile(join(client, '.vite/fonts.json'), JSON.stringify(fonts));
  await viteBuild({ ...common, build: { ssr: true } });
  const assets = join(page, 'server/assets');
  await cp(assets, served, { recursive: true, filter: (path) => !path.endsWith('.css') });
  await rm(assets, { recursive: true });
  await writeFile(join(client, OWN_SCRIPTS), JSON.stringify(await ownScripts(client)));
  await compressAssets({ assets: served, cache: join(root, 'node_modules/.cache/compressed') });
}

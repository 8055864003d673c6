import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Brand } from '../../src/core/contract/generated/brand.ts';
import { type RenderPage, wholeHtml } from '../../src/core/contract/renderPage.ts';
import { buildPage } from '../../src/ops/commands/build/buildPage.ts';
import { widgetFiles } from '../../src/ops/schemas/widgetFiles.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aBuiltBrand } from '../factories/brands/aBuiltBrand.ts';
import { shippedBrands } from '../factories/brands/shippedBrands.ts';
import { aPageData, aSession } from '../factories/pages/aPageData.ts';

const root = join(import.meta.dirname, '../..');

/** 30 kB that do not compress. */
const HEAVY = Array.from({ length: 700 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('base64'),
).join('');

/** A widget with every optional part, as a developer would write it. */
const WIDGET = {
  'widget.ts': `import { defineWidget } from '../../renderer/defineWidget.ts';
export const widget = defineWidget({ comes: 'withPagesThatPlaceIt', texts: ['copyright'], brand: ['footer'] });`,
  'HeavyChart.tsx': `import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.ts';
import styles from './HeavyChart.module.css';
import type { widget } from './widget.ts';
export const HeavyChart = observer(function HeavyChart() {
  const { texts, brand } = useStores<typeof widget>();
  return <p className={styles['chart']} title={brand.footer?.text}>{texts.copyright}${HEAVY}</p>;
});`,
  'HeavyChart.module.css': '@layer widgets { .chart { color: var(--c-ink); } }',
};

/** A copy of the page's sources in another folder. */
async function aCopy(): Promise<string> {
  const folder = await aTemporaryFolder();
  const filter = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const path of ['src', 'vite.config.ts', 'package.json', 'tsconfig.json'])
    await cp(join(root, path), join(folder, path), { recursive: true, filter });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function addWidget(folder: string): Promise<void> {
  const files = Object.entries(WIDGET).map(
    ([name, text]) => [`src/page/widgets/heavy-chart/${name}`, text] as const,
  );
  for (const [path, text] of files) await write(join(folder, path), text);
  for (const [path, text] of await widgetFiles(folder)) await write(join(folder, path), text);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

interface Built {
  /** The files that a browser can request: file → content. */
  readonly files: ReadonlyMap<string, string>;
  /** Brand → its page. One of them places the widget if it exists. */
  readonly pages: ReadonlyMap<string, string>;
}

async function builtPages(folder: string, isPlaced: boolean): Promise<Built> {
  await buildPage(folder, 'error');
  const client = join(folder, 'dist/page/client/assets');
  const names = (await readdir(client)).filter((name) => /\.(js|css)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(client, name), 'utf8')] as const),
  );
  const server = pathToFileURL(join(folder, 'dist/page/server/renderPage.js')).href;
  const { renderPage }: { readonly renderPage: RenderPage } = await import(
    /* @vite-ignore */ `${server}?${isPlaced}`
  );
  const pages = shippedBrands().map(({ brand }) => {
    const shown = isPlaced && brand.id === 'slotbook' ? withChart(brand) : brand;
    const sessionInfo = aSession({ signupType: brand.signupTypes.default });
    const { pieces } = renderPage({
      built: aBuiltBrand({ brand: shown }),
      data: aPageData({ sessionInfo }),
    });
    return [brand.id, wholeHtml(pieces)] as const;
  });
  return { files: new Map(files), pages: new Map(pages) };
}

function withChart(brand: Brand): Brand {
  const { signup } = brand.pages;
  const main = [...signup.main, { widget: 'heavy-chart' }];
  return { ...brand, pages: { ...brand.pages, signup: { ...signup, main } } };
}

/** The names whose content has changed or is gone. */
function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name);
}

it('a heavy widget that one brand places changes no byte of any other brand', async () => {
  const folder = await aCopy();
  const before = await builtPages(folder, false);
  await addWidget(folder);
  const after = await builtPages(folder, true);

  expect(changed(before.pages, after.pages)).toEqual(['slotbook']);
  const files = changed(before.files, after.files);
  // No page loads the list that makes the build create the chunks.
  expect(files.filter((name) => !name.startsWith('chunks-'))).toEqual([]);
  expect(before.files.size).toBeGreaterThan(20);

  const page = after.pages.get('slotbook') ?? '';
  expect(page).toMatch(
    /<link rel="modulepreload" href="\/assets\/heavy-chart-[\w-]+\.js" data-chunk>/,
  );
  const [, name = ''] = /<p class="(\w+)" title=/.exec(page) ?? [];
  expect(page).toContain(`.${name}{color:var(--c-ink)}`);
  expect(page).toContain('"footer"');
  const chunk = [...after.files].find(([name]) => /^heavy-chart-.*\.js$/.test(name));
  expect(chunk?.[1].length).toBeGreaterThan(30_000);
});

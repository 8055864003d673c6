import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../../src/ops/commands/tests/findBrowser.ts';
import { openBrowser } from '../../../src/ops/gallery/pictures/openBrowser.ts';
import { plainEnvironment } from '../../factories/servers/plainEnvironment.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The shipped brands in a new repository, all committed. */
async function aRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'repository-'));
  const brands = join(folder, 'brands');
  await cp(join(root, 'brands'), brands, { recursive: true });
  const git = (...words: readonly string[]) =>
    run('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words], {
      cwd: folder,
    });
  await git('init', '-q');
  await git('add', '.');
  await git('commit', '-qm', 'All brands');
  const change = async (id: string, was: string, is: string) => {
    const file = join(brands, `${id}.json`);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(was);
    await writeFile(file, text.replace(was, is));
  };
  return { folder, brands, change };
}

test(
  'the gallery has pictures of changed brands only, before beside after',
  IN_FULL,
  async ({ page }) => {
    test.slow();
    const { folder, brands, change } = await aRepository();
    // One change shows on the first page, the other only after a sign-up.
    await change('facetable', '"name": "Facetable"', '"name": "Facetable Two"');
    await change('slotbook', 'Your calendar is open', 'Your calendar stands open');
    const out = join(folder, 'gallery');
    const options = ['--dir', brands, '--since', 'HEAD', '--state', 'error', '--out', out];
    const { stdout } = await run(process.execPath, [join(root, 'scripts/gallery.ts'), ...options], {
      env: plainEnvironment(),
      cwd: root,
    });
    expect(stdout).toContain('6 pictures: ');

    await page.goto(`file://${out}/index.html`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      /^Facetable Two/,
      /^Slotbook/,
    ]);
    await expect(page.locator('select').first()).toHaveCSS('appearance', 'base-select');
    const figures = page.locator('figure');
    // Slotbook has two languages. Two runs of the product drew identical pages where nothing has changed.
    await expect(figures.filter({ hasText: 'unchanged' })).toHaveCount(4);
    const changed = figures.filter({ hasText: 'pixels changed' });
    await expect(changed).toHaveCount(2);
    await expect(changed.first().getByRole('img')).toHaveCount(3);
    for (const image of await changed.first().getByRole('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    }

    await page.getByRole('combobox', { name: 'Width' }).selectOption('390');
    await expect(figures.filter({ visible: true })).toHaveCount(3);
    await page.getByRole('searchbox').fill('slotbook');
    await expect(figures.filter({ visible: true })).toHaveCount(2);
    await page.reload();
    await expect(page.getByText('2 shown.')).toBeVisible();
    await rm(folder, { recursive: true });
  },
);

test('pictures use the same font on every machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  const browser = await openBrowser(findBrowser() ?? '', folder);
  const page = await browser.newPage();
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['Inter', 'Arial', 'DejaVu Sans', 'serif', 'monospace', 'system-ui'].map((family) => {
      if (context === null) return null;
      context.font = `20px ${family}`;
      return context.measureText('Wide and narrow: illi').width;
    });
  });
  expect(widths[0]).toBeGreaterThan(0);
  expect(new Set(widths).size).toBe(1);
  await browser.close();
  await rm(folder, { recursive: true });
});

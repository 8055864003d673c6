/** npm run gallery [-- --since REF]: pictures of every brand in every state, as a page. */
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { CannotRun } from '../src/ops/brand-files/verbs/CannotRun.ts';
import { CommandError } from '../src/ops/commands/CommandError.ts';
import { exitOnSignals } from '../src/ops/commands/processes/endWithUs.ts';
import { startOwnProduct } from '../src/ops/commands/processes/startOwnProduct.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';
import type { PicturedProduct } from '../src/ops/gallery/GalleryPlan.ts';
import { GALLERY_HELP, readGalleryOptions } from '../src/ops/gallery/readGalleryOptions.ts';

const root = join(import.meta.dirname, '..');

/** The time of every picture, so that a page shows the same dates every day. */
const TIME = Date.parse('2026-06-01T15:00:00Z');

const report = (line: string) => console.log(line);

await runCommand(GALLERY_HELP, async () => {
  try {
    await gallery();
  } catch (error) {
    if (!(error instanceof CannotRun || error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
});

async function gallery(): Promise<void> {
  const options = readGalleryOptions(process.argv.slice(2));
  // Loaded after the options are read, so that help and a refusal do not wait for them.
  const { buildProduct } = await import('../src/ops/commands/build/buildProduct.ts');
  const { findBrowser } = await import('../src/ops/commands/tests/findBrowser.ts');
  const { installBrowser } = await import('../src/ops/commands/tests/installBrowser.ts');
  const { makeGallery } = await import('../src/ops/gallery/makeGallery.ts');
  exitOnSignals();
  await installBrowser();
  report('Building what changed');
  await buildProduct(root, { all: false, report });
  const { page, content } = await makeGallery({
    ...options,
    brandsDir: resolve(options.dir),
    distDir: join(root, 'dist'),
    out: resolve(options.out),
    atOnce: availableParallelism(),
    browserPath: findBrowser() ?? '',
    start,
    report,
  });
  if (page === null) {
    console.log(`No brand has changed since ${options.since}.`);
    return;
  }
  const found = content.entries.filter(({ picture }) => picture.violations.length > 0);
  for (const line of content.missing) console.error(`No picture: ${line}`);
  for (const { picture } of found) console.error(`axe: ${picture.name} ${picture.violations[0]}`);
  console.log(`${content.entries.length} pictures: ${relative(process.cwd(), page)}`);
  if (content.missing.length + found.length > 0) process.exitCode = 1;
}

/** Starts the product with its clock at the time of the pictures. */
function start(distDir: string): Promise<PicturedProduct> {
  const clock = join(root, 'src/ops/commands/processes/shiftClock.ts');
  return startOwnProduct({
    root,
    environment: {
      NODE_ENV: 'test',
      DIST_DIR: distDir,
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_OPTIONS: `--import=${clock}`,
      CLOCK_SHIFT_MS: String(TIME - Date.now()),
    },
  });
}

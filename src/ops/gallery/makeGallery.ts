import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { makeFolder } from '../brand-files/index/makeFolder.ts';
import { folderAt } from '../brand-files/since/folderAt.ts';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';
import { chooseBrands } from './chooseBrands.ts';
import { compareAll } from './compareAll.ts';
import { deleteGallery, MARK } from './deleteGallery.ts';
import type { GalleryPlan } from './GalleryPlan.ts';
import { openBrowser } from './pictures/openBrowser.ts';
import type { TakenPictures } from './pictures/Picture.ts';
import { takeAll } from './pictures/takeAll.ts';
import { takeMails } from './pictures/takeMails.ts';
import { offerPseudo } from './pseudo/offerPseudo.ts';
import { readBrands } from './readBrands.ts';
import { serveFolder } from './serveFolder.ts';
import type { GalleryContent } from './site/GalleryEntry.ts';
import { writeSite } from './site/writeSite.ts';
import { inLanguages, inPseudo } from './visits/inLanguages.ts';
import { listVisits, onlyStates } from './visits/listVisits.ts';
import { MAIL_STATES } from './visits/mailStates.ts';
import type { GalleryBrand } from './visits/Visit.ts';

export interface MadeGallery {
  /** The page's file; null when there was no brand to take pictures of. */
  readonly page: string | null;
  readonly content: GalleryContent;
}

/** What the pictures of one gallery need. */
interface Work {
  readonly plan: GalleryPlan;
  readonly browser: Browser;
  /** Deleted when the gallery is finished. */
  readonly scratch: string;
}

/** Takes pictures of the chosen brands in every state, and writes the page. Throws CannotRun. */
export async function makeGallery(plan: GalleryPlan): Promise<MadeGallery> {
  const { brands, removed } = await chooseBrands(plan, readBrands(plan.brandsDir));
  if (plan.since === null) requireVisits(plan, brands);
  await deleteGallery(plan.out);
  const nothing: GalleryContent = { entries: [], missing: [], since: plan.since, removed };
  if (brands.length + removed.length === 0) return { page: null, content: nothing };
  startFolder(plan.out);
  const scratch = await mkdtemp(join(tmpdir(), 'gallery-'));
  const browser = await openBrowser(plan.browserPath, scratch);
  try {
    const content = { ...nothing, ...(await takeAndCompare({ plan, browser, scratch }, brands)) };
    return { page: await writeSite(plan.out, content), content };
  } finally {
    await browser.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Makes the folder, and marks it as a gallery's from its first picture on. Throws CannotRun. */
function startFolder(folder: string): void {
  try {
    makeFolder(folder);
    writeFileSync(join(folder, MARK), '');
  } catch (cause) {
    throw new CannotRun(`${folder} cannot be written. Name another folder with --out.`, { cause });
  }
}

/** Throws CannotRun when no page or mail has a state that is asked for. */
function requireVisits(plan: GalleryPlan, brands: readonly GalleryBrand[]): void {
  const { languages, states, widths } = plan;
  const read = brands.flatMap((it) => [
    ...inLanguages(it, languages),
    ...inPseudo([it], languages),
  ]);
  const visits = onlyStates(
    read.flatMap((it) => listVisits(it, widths)),
    states,
  );
  if (visits.length > 0 || states.some((state) => Object.hasOwn(MAIL_STATES, state))) return;
  const named = states.map((state) => `"${state}"`).join(' or ');
  throw new CannotRun(`No page of the brands asked for has the state ${named}.`);
}

async function takeAndCompare(
  work: Work,
  brands: readonly GalleryBrand[],
): Promise<Pick<GalleryContent, 'entries' | 'missing'>> {
  const { brandsDir, languages, since, out } = work.plan;
  const read = brands.flatMap((brand) => inLanguages(brand, languages));
  const after = await take(work, { folder: 'pictures', brandsDir, brands: read });
  const pseudo = await takePseudo(work, brands);
  const missing = [...after.missing, ...pseudo.missing].map(({ name, why }) => `${name}: ${why}`);
  if (since === null) {
    const pictures = [...after.pictures, ...pseudo.pictures];
    return { entries: pictures.map((picture) => ({ picture, comparison: null })), missing };
  }
  const before = await folderAt(brandsDir, since, async (then) => {
    const old = readBrands(then);
    const were = brands.flatMap(({ brand }) => old.get(brand.id) ?? []);
    const asRead = were.flatMap((brand) => inLanguages(brand, languages));
    return take(work, { folder: 'before', brandsDir: then, brands: asRead });
  });
  return { entries: await compareAll(out, before.pictures, after.pictures), missing };
}

/**
 * Takes pictures in the pseudo-languages, of one brand of each layout. A comparison leaves them
 * out, because they show the page and not the brand.
 */
async function takePseudo(work: Work, brands: readonly GalleryBrand[]): Promise<TakenPictures> {
  const { brandsDir, languages, since } = work.plan;
  const pseudo = since === null ? inPseudo(brands, languages) : [];
  if (pseudo.length === 0) return { pictures: [], missing: [] };
  const prepare = offerPseudo;
  return take(work, { folder: 'pictures', served: 'pseudo', brandsDir, brands: pseudo, prepare });
}

/** One product to take pictures of. */
interface Taking {
  readonly folder: 'pictures' | 'before';
  /** The name of the folder to serve; `folder` unless set. */
  readonly served?: string;
  readonly brandsDir: string;
  readonly brands: readonly GalleryBrand[];
  /** Changes the built folder before it is served. */
  readonly prepare?: (served: string) => Promise<void>;
}

async function take(
  { plan, browser, scratch }: Work,
  { brands, brandsDir, folder, prepare, served: name = folder }: Taking,
): Promise<TakenPictures> {
  const served = await serveFolder(plan.distDir, brandsDir, scratch, name);
  await prepare?.(served);
  const product = await plan.start(served);
  try {
    const place = { browser, port: product.port, folder: join(plan.out, folder) };
    const visits = brands.flatMap((brand) =>
      onlyStates(listVisits(brand, plan.widths), plan.states),
    );
    const taken = await takeAll(place, visits, plan.atOnce, ({ done, of, visit }) =>
      plan.report(`${name}: ${done} of ${of}, ${visit.brand.id}${visit.path} at ${visit.width}`),
    );
    const mails = await takeMails(place, served, brands, plan.states);
    return { ...taken, pictures: [...taken.pictures, ...mails] };
  } finally {
    await product.stop();
  }
}

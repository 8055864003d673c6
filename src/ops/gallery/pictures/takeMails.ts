import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { brandIn } from '../../../core/brand/brandIn.ts';
import type { BrandIndex, BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { MailContent } from '../../../core/mails/MailContent.ts';
import { SAMPLE_MAILS } from '../../../core/mails/sampleMails.ts';
import { writeMail } from '../../../core/mails/writeMail.ts';
import { MAIL_STATES, MAIL_WIDTHS, type MailState } from '../visits/mailStates.ts';
import { type GalleryBrand, type GalleryState, pictureName, type Shown } from '../visits/Visit.ts';
import { findViolations } from './findViolations.ts';
import type { Picture } from './Picture.ts';
import type { Place } from './takeVisit.ts';

/**
 * What axe requires of pages and not of mails: a mail program shows the mail inside a page of its
 * own.
 */
const OF_PAGES = 'body > *';

/** Stands in for Georgia, the serif of mails' titles, because the pinned fonts have no serif. */
const GEORGIA = `@font-face{font-family:Georgia;src:url(data:font/woff2;base64,${readFileSync(
  fileURLToPath(
    import.meta.resolve(
      '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    ),
  ),
  'base64',
)})}`;

/**
 * Takes pictures of the mails that brands send, each in the language of the brand's words, as a mail
 * program shows them. `folder` holds the built brands.
 */
export async function takeMails(
  place: Place,
  folder: string,
  brands: readonly GalleryBrand[],
  states: readonly GalleryState[],
): Promise<readonly Picture[]> {
  // The keys are exactly the states.
  const all = Object.keys(MAIL_STATES) as MailState[];
  const wanted = all.filter((it) => states.length === 0 || states.includes(it));
  const pictures: Picture[] = [];
  for (const { brand } of wanted.length === 0 ? [] : brands) {
    const built = brandIn(readBuilt(folder, brand.id), brand.locale);
    for (const width of MAIL_WIDTHS) {
      const visit = { brand, signupType: null, width };
      pictures.push(...(await takeBrand(place, built, visit, wanted)));
    }
  }
  return pictures;
}

async function takeBrand(
  place: Place,
  built: BuiltBrand,
  visit: Shown,
  wanted: readonly MailState[],
): Promise<readonly Picture[]> {
  const context = await place.browser.newContext({ viewport: { width: visit.width, height: 800 } });
  const page = await context.newPage();
  const pictures: Picture[] = [];
  try {
    for (const state of wanted) {
      const { mail, scheme } = MAIL_STATES[state];
      const content = SAMPLE_MAILS[mail](built);
      if (content === null || (scheme === 'dark' && built.theme.dark === undefined)) continue;
      pictures.push(await takeMail({ place, page, built, visit }, state, content));
    }
  } finally {
    await context.close();
  }
  return pictures;
}

interface Taking {
  readonly place: Place;
  readonly page: Page;
  readonly built: BuiltBrand;
  readonly visit: Shown;
}

async function takeMail(
  { built, page, place, visit }: Taking,
  state: MailState,
  content: MailContent,
): Promise<Picture> {
  const { scheme } = MAIL_STATES[state];
  const { brand } = built;
  const origin = `http://${brand.id}.localhost:${place.port}`;
  await page.emulateMedia({ colorScheme: scheme });
  const { html } = writeMail(built, content, origin);
  await page.setContent(html, { waitUntil: 'load' });
  await page.addStyleTag({ content: GEORGIA });
  await page.evaluate(() => document.fonts.ready);
  const name = pictureName(visit, state);
  const violations = await findViolations(page, { within: OF_PAGES });
  const path = join(place.folder, name);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, fullPage: true, scale: 'css' });
  return { name, visit, state, violations };
}

/** Reads a brand as the build wrote it. */
function readBuilt(folder: string, id: string): BuiltBrand {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, 'brands', file), 'utf8'));
  const { index: file }: { readonly index: string } = read('current.json');
  const index: BrandIndex = read(file);
  const built: BuiltBrand = read(`objects/${index.brands[id]?.object}`);
  return built;
}

import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from 'playwright';
import { OPEN_WINDOW, type Stage } from '../states/Act.ts';
import { ACTS } from '../states/acts.ts';
import { SignupForm } from '../visitor/SignupForm.ts';
import { waitForLateParts } from '../visitor/waitForLateParts.ts';
import { type PageState, pictureName, type Visit } from '../visits/Visit.ts';
import { findViolations } from './findViolations.ts';
import { openPage } from './openPage.ts';
import type { MissingPicture, Picture, TakenPictures } from './Picture.ts';
import { settle } from './settle.ts';

export interface Place {
  readonly browser: Browser;
  /** The product's port. A brand answers on <id>.localhost. */
  readonly port: number;
  /** The folder for the pictures. */
  readonly folder: string;
}

/** Opens a page once and takes a picture of each of its states in turn. */
export async function takeVisit(
  place: Place,
  visit: Visit,
  visitor: string,
): Promise<TakenPictures> {
  const page = await openPage(place.browser, visit.width, visitor);
  const stage: Stage = { page, form: new SignupForm(page, visit.brand), visit };
  const pictures: Picture[] = [];
  const missing: MissingPicture[] = [];
  try {
    await page.goto(`http://${visit.brand.id}.localhost:${place.port}${visit.path}`);
    await waitForLateParts(page);
    for (const state of visit.states) {
      try {
        const picture = await takeState(place, stage, state);
        if (picture !== null) pictures.push(picture);
      } catch (error) {
        missing.push({ name: pictureName(visit, state), why: reasonOf(error) });
      }
    }
  } catch (error) {
    const why = reasonOf(error);
    missing.push(...visit.states.map((state) => ({ name: pictureName(visit, state), why })));
  } finally {
    await page.context().close();
  }
  return { pictures, missing };
}

async function takeState(place: Place, stage: Stage, state: PageState): Promise<Picture | null> {
  const { page, visit } = stage;
  const frame = await ACTS[state](stage);
  if (frame === null) return null;
  const violations = await findViolations(page, frame === 'window' ? { within: OPEN_WINDOW } : {});
  const name = pictureName(visit, state);
  await takePicture(page, join(place.folder, name), frame === 'page');
  if (frame === 'window') await page.keyboard.press('Escape');
  return { name, visit, state, violations };
}

async function takePicture(page: Page, path: string, fullPage: boolean): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
  await setGround(page, fullPage ? 'page' : 'window');
  await settle(page);
  await page.screenshot({ path, fullPage, animations: 'disabled', caret: 'hide', scale: 'css' });
}

/**
 * Fixes what belongs to the window to the page, or back to the window as for visitors. A picture of
 * a whole page would otherwise show the background behind a card only as high as the window, and the
 * bar with the button and the question about measuring amid the fields.
 */
async function setGround(page: Page, fixedTo: 'page' | 'window'): Promise<void> {
  await page.evaluate((isPage) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'html{--bar:static}.privacy{position:absolute!important}body{display:flow-root;position:relative;min-height:100vh}body::before{position:absolute!important}',
    );
    document.adoptedStyleSheets = isPage ? [sheet] : [];
  }, fixedTo === 'page');
}

/** A failure's first line, without Playwright's colours. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return stripVTControlCharacters(error.message.split('\n')[0] ?? '');
}

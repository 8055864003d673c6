import type { Browser } from 'playwright';
import { CardForm } from '../../../../src/ops/gallery/visitor/CardForm.ts';
import type { BenchPage } from '../BenchPage.ts';
import type { CardMeasure, Figures } from '../figures.ts';
import { visitPage } from './visitPage.ts';
import { type Transfer, transferredUntil } from './watchTransfers.ts';

/**
 * Loads a page with a card form, goes to the card's number at once, and types into it as soon as
 * possible. `isSdk` recognises the provider's scripts by their addresses.
 */
export function measureCard(
  browser: Browser,
  benched: BenchPage,
  isSdk: (url: string) => boolean,
): Promise<Figures<CardMeasure>> {
  return visitPage(browser, benched, async ({ page, transfers, observed, mainFrame }) => {
    await page.goto(benched.url, { waitUntil: 'commit' });
    await page.locator('#number').scrollIntoViewIfNeeded();
    const field = new CardForm(page).field('number');
    await field.press('4');
    const now = Date.now();
    const { timeOrigin } = await observed();
    const bytes = (which: (it: Transfer) => boolean) =>
      transferredUntil(transfers.filter(which), now).bytes;
    const isFrame = (it: Transfer) => it.frame !== mainFrame;
    return {
      typed: now - timeOrigin,
      page: bytes((it) => !isFrame(it) && !isSdk(it.url)),
      sdk: bytes((it) => !isFrame(it) && isSdk(it.url)),
      frames: bytes(isFrame),
      cardRequests: transferredUntil(transfers, now).requests,
    };
  });
}

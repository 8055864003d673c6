import { vi } from 'vitest';
import type { PageData } from '../../../src/core/contract/generated/session.ts';
import { keepDraft } from '../../../src/page/flows/draft/keepDraft.ts';
import type { TextStorage } from '../../../src/page/providers/storage/createStorage.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aPage } from './aPage.ts';
import { aLead, aPageData, aSocialConfig } from './aPageData.ts';

/** A browser tab with its storage. */
export function aTab() {
  const texts = new Map<string, string>();
  const storage: TextStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void (text === null ? texts.delete(key) : texts.set(key, text)),
  };
  return { texts, storage };
}

/** A page opened in a tab. `start` restores the tab's draft; `leave` reloads or leaves the page. */
export function openInTab(
  { storage }: { readonly storage: TextStorage },
  data: PageData = aPageData(),
  brand = aBrand(),
  isShownAgain = false,
) {
  const leaving: (() => void)[] = [];
  const page = aPage(brand, data);
  const chosen = vi.spyOn(page.flows, 'phoneCountryChosen');
  const start = () =>
    keepDraft({
      ...page,
      storage,
      isShownAgain,
      onLeave: (listener) => void leaving.push(listener),
      report: page.providers.report,
    });
  const leave = () => {
    for (const listener of leaving) listener();
  };
  return { ...page, chosen, start, leave };
}

/** The data of a sign-up page with known values, and with a query that matches them. */
export function dataWith(session: Partial<PageData['sessionInfo']>, query = ''): PageData {
  const { pageConfig, sessionInfo, ...data } = aPageData();
  const social = { ...pageConfig.social, query };
  const config = { ...pageConfig, social };
  return { ...data, pageConfig: config, sessionInfo: { ...sessionInfo, ...session } };
}

export const NO_PREFILL = { fullName: '', companyName: '', phoneNumber: '', email: '' };

/** The page of a visitor named by a provider. */
export const KNOWN_BY_PROVIDER: PageData = (() => {
  const lead = aLead({ id: 'by-provider', email: 'grace@example.com' });
  const prefill = { ...NO_PREFILL, fullName: 'Grace Hopper', email: 'grace@example.com' };
  const data = dataWith({ lead, prefill });
  const { pageConfig } = data;
  return { ...data, pageConfig: { ...pageConfig, social: aSocialConfig({ isKnown: true }) } };
})();

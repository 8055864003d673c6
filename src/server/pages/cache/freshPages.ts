import type { PageCache } from './PageCache.ts';
import { packPage } from './packPage.ts';

/** Caches no page, for a server whose page or brands are being edited. */
export const freshPages: PageCache = {
  page: async (_key, encoding, make) => packPage(make(), encoding),
  name: () => undefined,
  named: () => null,
};

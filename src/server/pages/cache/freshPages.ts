import type { PageCache } from './PageCache.ts';
import { packPage } from './packPage.ts';

/** Keeps no page: each is rendered anew, for a server whose page or brands are being worked on. */
export const freshPages: PageCache = {
  page: async (_key, encoding, make) => packPage(make(), encoding),
  name: () => undefined,
  named: () => null,
};

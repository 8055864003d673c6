import { join } from 'node:path';

/** Resolves imports of MobX to what stands in for it where a page is rendered once. */
export const stillStoresAlias = {
  find: /^mobx(-react-lite)?$/,
  replacement: join(import.meta.dirname, '../../../page/app/stillStores.ts'),
};

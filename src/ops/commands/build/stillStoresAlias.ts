import { join } from 'node:path';

/** Resolves imports of MobX in the page's server half to the module that replaces it there. */
export const stillStoresAlias = {
  find: /^mobx(-react-lite)?$/,
  replacement: join(import.meta.dirname, '../../../page/app/stillStores.ts'),
};

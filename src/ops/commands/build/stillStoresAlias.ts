import { join } from 'node:path';

/** Leads imports of MobX to the module that stands in for it in the server's half of the page. */
export const stillStoresAlias = {
  find: /^mobx(-react-lite)?$/,
  replacement: join(import.meta.dirname, '../../../page/app/stillStores.ts'),
};

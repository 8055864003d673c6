/** npm run brands -- VERB: check, list, explain and more. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('brands.ts');

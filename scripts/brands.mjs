/** npm run brands -- VERB: see src/ops/brand-files/verbs. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('brands.ts');

/** npm run build: check the brands, write dist/. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('build.ts');

/** npm run studio: edit brands in a page, beside the page that visitors see. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('studio.ts');

/** npm run gallery: see scripts/gallery.ts. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('gallery.ts');

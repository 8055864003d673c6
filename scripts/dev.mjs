/** npm run dev: serve with hot reload. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('dev.ts');

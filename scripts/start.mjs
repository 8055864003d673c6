/** npm start: install, build and serve. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('start.ts');

/** npm run bench -- NAME: what a part of the product costs, printed beside what it may cost. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('bench.ts');

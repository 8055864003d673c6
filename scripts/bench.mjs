/**
 * npm run bench -- NAME: measures what a part of the product costs, and prints it beside its limit.
 */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('bench.ts');

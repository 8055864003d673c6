/** npm test: every check and test. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('test.ts');

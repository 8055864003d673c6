/** npm run support: answers for customers. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('support.ts');

/**
 * npm run protocol: runs the payment protocol through many more histories than the tests have time
 * for.
 */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('protocol.ts');

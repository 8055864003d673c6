/** npm run restore: see scripts/restore.ts. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('restore.ts');

/** npm run backup: see scripts/backup.ts. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('backup.ts');

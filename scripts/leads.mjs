/** npm run leads: makes the link of a lead or a deal. */
import { runOnProjectNode } from './bootstrap.mjs';

await runOnProjectNode('leads.ts');

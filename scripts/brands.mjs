/** npm run brands -- VERB: see src/ops/brand-files/verbs. */
import { runOnProjectNode } from './bootstrap.mjs';

// npm runs a script in the project's folder. Files are named from where the caller is.
if (process.env['INIT_CWD']) process.chdir(process.env['INIT_CWD']);

await runOnProjectNode('brands.ts');

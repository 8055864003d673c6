/** npm run brands -- VERB: see src/ops/brand-files/verbs. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runBrands } = await import('../src/ops/brand-files/runBrands.ts');

process.exitCode = await runBrands(process.argv.slice(2), {
  result: (text) => process.stdout.write(text),
  failure: (text) => process.stderr.write(text),
});

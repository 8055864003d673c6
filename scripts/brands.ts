/** npm run brands -- VERB: see src/ops/brand-files/verbs. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache();
const { runBrands } = await import('../src/ops/brand-files/runBrands.ts');
const { askAtTerminal } = await import('../src/ops/brand-files/verbs/askAtTerminal.ts');

// The reader of the pipe may close it early, as `head` does. That is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runBrands(process.argv.slice(2), {
  result: (text) => process.stdout.write(text),
  failure: (text) => process.stderr.write(text),
  port: process.env['PORT'] || '4000',
  cacheDir: join(import.meta.dirname, '../node_modules/.cache/brands'),
  scriptInventory: async (brands) => {
    const { inventoryTable } = await import('../src/server/security/scripts/inventoryTable.ts');
    const { ORDER_METHODS } = await import('../src/server/orders/methods/orderMethods.ts');
    return inventoryTable(brands, ORDER_METHODS);
  },
  ...(process.stdin.isTTY && process.stdout.isTTY ? { ask: askAtTerminal } : {}),
});

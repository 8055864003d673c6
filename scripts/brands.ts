/** npm run brands -- VERB: see src/ops/brand-files/verbs. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache();
const { runBrands } = await import('../src/ops/brand-files/runBrands.ts');
const { commandOutput } = await import('../src/server/commandOutput.ts');
const { askAtTerminal } = await import('../src/ops/brand-files/verbs/askAtTerminal.ts');

process.exitCode = await runBrands(process.argv.slice(2), {
  result: commandOutput().write,
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

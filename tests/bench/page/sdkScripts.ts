import { join } from 'node:path';
import { buildInMemory } from './peers/buildInMemory.ts';

/** The SDK, and its own dependencies. */
const SDK = /\/node_modules\/(braintree-web|@braintree|@paypal|framebus)\//;

/** Names of our page's scripts that consist mostly of the card provider's SDK. */
export async function sdkScripts(root: string): Promise<readonly string[]> {
  const files = await buildInMemory({ root, configFile: join(root, 'vite.config.ts') });
  return files.flatMap((it) => {
    if (it.type !== 'chunk') return [];
    const modules = Object.entries(it.modules);
    const length = (of: typeof modules) =>
      of.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
    const own = length(modules.filter(([id]) => !SDK.test(id)));
    return length(modules) > 2 * own ? [it.fileName] : [];
  });
}

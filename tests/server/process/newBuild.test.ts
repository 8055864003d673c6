import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { indexEntryOf } from '../../../src/core/brand/indexEntryOf.ts';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import { runServer } from '../../../src/server/runServer.ts';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { writeBuild } from '../../factories/brands/writeBuild.ts';
import { aPaidBrand } from '../../factories/payments/aPaidSignUp.ts';
import { aConfig } from '../../factories/servers/aConfig.ts';
import { configWithoutKeys } from '../../factories/servers/configWithoutKeys.ts';

const free = (name: string) =>
  aBuiltBrand({ brand: aBrand({ name, signupTypes: { offered: ['free'], default: 'free' } }) });

/** A server without payment keys, whose brand can be built again. */
async function aBuildingServer() {
  const folder = await aTemporaryFolder();
  const [distDir, dataDir] = [join(folder, 'dist'), join(folder, 'data')];
  const brands = join(distDir, 'brands');
  await writeBuild(distDir, free('First'));
  const config = aConfig({ port: 0, dataDir, distDir, logLevel: 'silent', ...configWithoutKeys() });
  const server = await runServer({
    config,
    renderPage: ({ built }) => ({ pieces: [built.brand.name], styleHashes: [] }),
  });
  onTestFinished(() => server.stop());
  const host = 'slotbook.localhost:4000';
  return {
    shown: async () => (await server.app.inject({ url: '/signup', headers: { host } })).body,
    build: async (built: BuiltBrand) => {
      const name = built.brand.name.toLowerCase();
      const entry = indexEntryOf(built.brand, `${name}-object.json`);
      const index = { version: 1, brands: { slotbook: entry }, hosts: {} };
      await writeFile(join(brands, `objects/${name}-object.json`), JSON.stringify(built));
      await writeFile(join(brands, `index-${name}.json`), JSON.stringify(index));
      await writeFile(join(brands, 'next.json'), JSON.stringify({ index: `index-${name}.json` }));
      await rename(join(brands, 'next.json'), join(brands, 'current.json'));
    },
  };
}

it('keeps its brands when the newer build has one that could not start, and takes the next', async () => {
  const { build, shown } = await aBuildingServer();

  await build(aPaidBrand({ name: 'Second' }));
  await pause(1500);
  expect(await shown()).toBe('First');

  await build(free('Third'));
  await vi.waitFor(async () => expect(await shown()).toBe('Third'), { timeout: 5000 });
});

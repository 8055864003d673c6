import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offerPseudo } from '../../../src/ops/gallery/pseudo/offerPseudo.ts';
import { expect, test as journey } from '../../setup/journey.ts';
import { startTestProduct, type TestProduct } from '../../setup/startTestProduct.ts';

const DIST = join(import.meta.dirname, '../../../dist');

/** A test of the built product whose brands offer the pseudo-languages too. */
export const test = journey.extend<object, { readonly product: TestProduct }>({
  product: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium');
      const folder = await mkdtemp(join(tmpdir(), 'pseudo-'));
      await cp(join(DIST, 'brands'), join(folder, 'brands'), { recursive: true });
      await symlink(join(DIST, 'page'), join(folder, 'page'), 'junction');
      await offerPseudo(folder);
      const product = await startTestProduct({ DIST_DIR: folder });
      await use(product);
      await product.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

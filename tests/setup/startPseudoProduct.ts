import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offerPseudo } from '../../src/ops/gallery/pseudo/offerPseudo.ts';
import { startTestProduct, type TestProduct } from './startTestProduct.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** Starts the built product with brands that also offer the pseudo-languages. */
export async function startPseudoProduct(): Promise<TestProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'pseudo-'));
  await cp(join(DIST, 'brands'), join(folder, 'brands'), { recursive: true });
  await symlink(join(DIST, 'page'), join(folder, 'page'), 'junction');
  await offerPseudo(folder);
  const product = await startTestProduct({ DIST_DIR: folder });
  const stop = async () => {
    await product.stop();
    await rm(folder, { recursive: true });
  };
  return { ...product, stop };
}

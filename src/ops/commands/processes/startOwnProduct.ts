import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProductPlan, type RunningProduct, startProduct } from './startProduct.ts';

export interface OwnProduct extends RunningProduct {
  readonly port: number;
  /** Where the server keeps its database, signup.sqlite. */
  readonly dataDir: string;
}

/**
 * Starts the product with its local providers on free ports of this machine. Deletes its data when
 * it stops.
 */
export async function startOwnProduct(
  plan: Omit<ProductPlan, 'dataDir' | 'host' | 'port' | 'sandbox'>,
): Promise<OwnProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'product-'));
  const clean = () => rm(dataDir, { recursive: true, force: true });
  try {
    const own = { port: 0, host: '127.0.0.1', dataDir, sandbox: true } as const;
    const product = await startProduct({ ...plan, ...own });
    const stop = async () => {
      await product.stop();
      await clean();
    };
    return { ...product, port: Number(new URL(product.url).port), dataDir, stop };
  } catch (error) {
    await clean();
    throw error;
  }
}

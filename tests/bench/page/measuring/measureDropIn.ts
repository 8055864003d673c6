import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildEntry, contentOf } from '../peers/buildPeer.ts';

/**
 * A payment provider's own form, in tests/bench/peers/src/drop-ins. Only its bytes are compared.
 */
export interface DropIn {
  readonly file: string;
  readonly name: string;
  readonly packages: readonly string[];
}

export const DROP_INS: readonly DropIn[] = [
  { file: 'adyen', name: 'Adyen drop-in, card only', packages: ['@adyen/adyen-web'] },
  { file: 'braintree', name: 'Braintree drop-in', packages: ['braintree-web-drop-in'] },
];

/**
 * Bytes of a drop-in's scripts and styles after brotli, counting those that its page requests at
 * once.
 */
export async function measureDropIn(folder: string, { file }: DropIn): Promise<number> {
  const outputs = await buildEntry(folder, join(folder, 'src/drop-ins', file));
  const first = outputs.filter(
    (it) => it.fileName.endsWith('.css') || (it.type === 'chunk' && !it.isDynamicEntry),
  );
  return first.reduce((sum, it) => sum + brotliCompressSync(contentOf(it)).length, 0);
}

import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** MobX names its private properties this way, and nothing else in its file has such names. */
const PRIVATE_OF_MOBX = '^[a-z][A-Za-z]*_$';

/**
 * The modules of this package are in parentheses, which make a browser compile them at once. This
 * minifier removes the parentheses, and that costs more than the 300 bytes it saves.
 */
const CARD_SDK = 'braintree-web';

/**
 * Runs a second minifier on each file before Vite's own. It inlines functions that are called once
 * and shortens MobX's private properties, which Vite's does not.
 */
export function minifyFirst(): Plugin {
  return {
    name: 'minify-first',
    apply: 'build',
    async renderChunk(code, { moduleIds }) {
      const holds = (name: string) => moduleIds.some((id) => id.includes(`/node_modules/${name}/`));
      return holds(CARD_SDK) ? null : minifyOnce(code, holds('mobx'));
    },
  };
}

/** Also shortens the private properties of MobX when the file contains it. */
export async function minifyOnce(code: string, holdsMobx: boolean): Promise<{ code: string }> {
  return minify(code, {
    module: true,
    compress: { passes: 2 },
    mangle: holdsMobx && { props: { regex: PRIVATE_OF_MOBX } },
    sourceMap: false,
  });
}

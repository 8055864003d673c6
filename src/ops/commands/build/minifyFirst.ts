import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** MobX calls its private properties so, and nothing else in its file does. */
const PRIVATE_OF_MOBX = '^[a-z][A-Za-z]*_$';

/**
 * Its modules stand in parentheses, by which a browser compiles them at once as it meets them. This
 * minifier takes the parentheses away, and what they cost is more than the 300 bytes that it saves.
 */
const CARD_SDK = 'braintree-web';

/**
 * Has a second minifier go over each file before Vite's own, which comes last. It finds what that one
 * does not: functions that are called once, and short names for the private properties of MobX.
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

/** Where the file holds MobX, its private properties get short names. */
export async function minifyOnce(code: string, holdsMobx: boolean): Promise<{ code: string }> {
  return minify(code, {
    module: true,
    compress: { passes: 2 },
    mangle: holdsMobx && { props: { regex: PRIVATE_OF_MOBX } },
    sourceMap: false,
  });
}

import { registerHooks } from 'node:module';
import type { Mutant } from './mutants.ts';

/**
 * Makes this thread load the protocol with a fault in it. Throws, when the file is loaded, unless
 * it contains the mutant's text exactly once.
 */
export function applyMutant({ file, from, name, to }: Mutant): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(`/src/server/${file}`)) return loaded;
      const [before, after, ...rest] = textOf(loaded.source).split(from);
      if (before === undefined || after === undefined || rest.length > 0) {
        throw new Error(`The mutant '${name}' does not fit ${file} any more`);
      }
      return { ...loaded, source: `${before}${to}${after}` };
    },
  });
}

function textOf(source: unknown): string {
  if (typeof source === 'string') return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source))
    return new TextDecoder().decode(source);
  return '';
}

import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { TermsDocument } from '../../core/contract/terms.ts';
import { readIfThere } from '../readIfThere.ts';

/** Object names of the build: a hash and an ending. No such name can form a path. */
const OBJECT_NAME = /^[0-9a-zA-Z_-]{8,64}\.(json|svg|png)$/;

/**
 * The immutable objects beside the index. The build has checked them, so their shape is trusted.
 */
export interface BrandObjects {
  brand(object: string): Promise<BuiltBrand | null>;
  terms(object: string): Promise<TermsDocument | null>;
  logo(object: string): Promise<string | null>;
  picture(object: string): Promise<Buffer | null>;
}

/** Reads objects lazily and keeps the most recently used ones. */
export function readBrandObjects(directory: string, keep = 500): BrandObjects {
  const texts = new LRUCache<string, string>({ max: keep });
  const parsed = new LRUCache<string, object>({ max: keep });
  const pictures = new LRUCache<string, Buffer>({ max: keep });

  async function text(object: string, ending: '.json' | '.svg'): Promise<string | null> {
    if (!OBJECT_NAME.test(object) || !object.endsWith(ending)) return null;
    const kept = texts.get(object);
    if (kept !== undefined) return kept;
    const read = (await readIfThere(join(directory, object)))?.toString() ?? null;
    if (read !== null) texts.set(object, read);
    return read;
  }

  async function picture(object: string): Promise<Buffer | null> {
    if (!OBJECT_NAME.test(object) || !object.endsWith('.png')) return null;
    const kept = pictures.get(object);
    if (kept !== undefined) return kept;
    const read = await readIfThere(join(directory, object));
    if (read !== null) pictures.set(object, read);
    return read;
  }

  async function json(object: string): Promise<object | null> {
    const kept = parsed.get(object);
    if (kept !== undefined) return kept;
    const source = await text(object, '.json');
    if (source === null) return null;
    const value: unknown = JSON.parse(source);
    if (typeof value !== 'object' || value === null) return null;
    texts.delete(object);
    parsed.set(object, value);
    return value;
  }

  return {
    async brand(object) {
      const value = await json(object);
      return value !== null && isBuiltBrand(value) ? value : null;
    },
    async terms(object) {
      const value = await json(object);
      return value !== null && isTermsDocument(value) ? value : null;
    },
    logo: (object) => text(object, '.svg'),
    picture,
  };
}

/** Distinguishes brands from texts, which share a folder. Only texts may be requested by name. */
function isBuiltBrand(value: object): value is BuiltBrand {
  return 'brand' in value && 'catalogue' in value;
}

function isTermsDocument(value: object): value is TermsDocument {
  return 'nodes' in value && 'source' in value && 'hash' in value;
}

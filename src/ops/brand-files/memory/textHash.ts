import { hash } from 'node:crypto';
import type { TextSource } from '../sources/Source.ts';

const hashes = new WeakMap<TextSource, string>();

/** A short name for a text; different texts have different names. Computed once for each source. */
export function textHash(source: TextSource): string {
  const known = hashes.get(source);
  if (known !== undefined) return known;
  const made = hashOfText(source.text);
  hashes.set(source, made);
  return made;
}

/** 132 bits of a text's SHA-256. */
export function hashOfText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

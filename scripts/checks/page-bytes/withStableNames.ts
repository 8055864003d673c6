import { hash } from 'node:crypto';

/** A built file: its name, and the letters of its content's digest, which no compression makes shorter. */
const BUILT = /\b(?<name>[\w.-]+)-(?<digest>[\w-]{6})(?=\.(?:js|css)\b)/g;

/**
 * The text with another digest in each built file's name, which depends on the name alone. Brotli cuts the same
 * code up in another way for each set of digests, and so comes to up to 150 bytes more or less.
 */
export function withStableNames(text: string): string {
  return text.replaceAll(BUILT, (_, name: string, digest: string) => {
    return `${name}-${hash('sha256', name, 'base64url').slice(0, digest.length)}`;
  });
}

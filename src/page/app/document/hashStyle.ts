import { createHash } from 'node:crypto';

/** Returns the CSP source of an inline style, which allows exactly this text. */
export function hashStyle(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

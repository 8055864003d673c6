import { createHash } from 'node:crypto';

/** The CSP source of an inline style: only this exact text may then apply. */
export function hashStyle(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

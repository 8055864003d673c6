import { relative } from 'node:path';

/** Returns a path as problems show it: from the working folder, with forward slashes. */
export function shownPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

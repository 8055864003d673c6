import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotRun } from './CannotRun.ts';

/** The project's own folder. */
export const BRANDS = join(import.meta.dirname, '../../../../brands');

/** Returns the brand folder that a verb works on: --dir, or the project's own. Throws CannotRun. */
export function readFolderOption(values: Readonly<Record<string, unknown>>): string {
  const dir = typeof values['dir'] === 'string' ? resolve(values['dir']) : BRANDS;
  const stats = statSync(dir, { throwIfNoEntry: false });
  if (stats === undefined) throw new CannotRun(`There is no folder ${dir}.`);
  if (!stats.isDirectory()) throw new CannotRun(`${dir} is not a folder.`);
  return dir;
}

import { shownPath } from '../sources/shownPath.ts';
import { BRANDS } from './readFolderOption.ts';

/** Needs no quotes in the shells of any system. */
const PLAIN = /^[\w./:@%+=,-]+$/;

/**
 * A command for a message, such as `npm run brands -- check --dir DIR`. A folder other than the
 * project's own is named, because without it the command would look at other brands.
 */
export function brandsCommand(words: string, dir: string): string {
  return `npm run brands -- ${words}${dirFlag(dir)}`;
}

/** ` --dir DIR` for a command in a message; nothing for the project's own folder. */
export function dirFlag(dir: string): string {
  return dir === BRANDS ? '' : ` --dir ${shellWord(shownPath(dir) || '.')}`;
}

/** A path as a word of a command, in quotes if a shell would split it. */
export function shellWord(path: string): string {
  return PLAIN.test(path) ? path : `"${path.replaceAll(/["$`\\]/g, '\\$&')}"`;
}

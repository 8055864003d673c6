import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CannotRun } from '../verbs/CannotRun.ts';
import { fileFault } from '../verbs/fileFault.ts';

/** Any bit of a file's mode that lets someone write it. */
const WRITABLE = 0o222;

/**
 * Replaces a file atomically: a reader sees the old content or the new one, never a part. The
 * content is flushed to disk before the rename. A link stays a link, and the file keeps its mode,
 * as if it had been written in place. Throws CannotRun, and leaves nothing behind, for a place that
 * cannot take a file. Asks `isWanted` at the last moment, because another program may have changed
 * the file; when it is not wanted any more, returns false and leaves the file as it is.
 */
export function swapFile(path: string, content: string, isWanted = () => true): boolean {
  const place = placeOf(path);
  const mode = modeOf(place, path);
  // Hidden, so that a check in between, or after a power cut, does not take it for a file of a brand.
  const beside = join(dirname(place), `.${basename(place)}.${process.pid}`);
  const file = openIn(dirname(place), beside);
  try {
    try {
      if (mode !== null) fchmodSync(file, mode);
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    const goesOn = isWanted();
    if (goesOn) renameSync(beside, place);
    else rmSync(beside);
    return goesOn;
  } catch (cause) {
    rmSync(beside, { force: true });
    throw cause;
  }
}

/** Opens a new file. A folder that takes none is named by itself: nobody knows the file's name. */
function openIn(folder: string, path: string): number {
  try {
    return openSync(path, 'w');
  } catch (cause) {
    const said = fileFault(cause, 'try again')?.replace(path, () => folder);
    throw said === undefined ? cause : new CannotRun(said, { cause });
  }
}

/** Where the content goes: for a link, to the file that it names. */
function placeOf(path: string): string {
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CannotRun(`There is no folder ${folder}. Make it first.`);
  }
  const there = statSync(path, { throwIfNoEntry: false });
  return there === undefined ? join(realpathSync(folder), basename(path)) : realpathSync(path);
}

/** The mode of the file that is replaced; null for a new one. */
function modeOf(place: string, path: string): number | null {
  const there = statSync(place, { throwIfNoEntry: false });
  if (there === undefined) return null;
  if (!there.isFile()) throw new CannotRun(`${path} is not a file. Name a file.`);
  // A rename would replace it anyway. The mode is asked too, because root may write everything.
  if ((there.mode & WRITABLE) === 0) throw readOnly(path);
  try {
    accessSync(place, constants.W_OK);
  } catch (cause) {
    throw readOnly(path, { cause });
  }
  return there.mode & 0o7777;
}

function readOnly(path: string, options?: ErrorOptions): CannotRun {
  return new CannotRun(`${path} is read-only. Make it writable, then try again.`, options);
}

import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** A folder that Linux keeps in memory. */
const IN_MEMORY = '/dev/shm';

/** Bytes that the tests may take there, and some: containers often have 64 MB. */
const ROOM = 2 * 1024 ** 3;

/**
 * Returns the folder for what tests throw away: one in memory where there is room, because a
 * database waits for the disk at every commit. TMPDIR is kept where it is set. One on
 * the disk is the system's own unless given.
 */
export async function temporaryRoot(
  environment: Readonly<Record<string, string | undefined>>,
  inMemory = IN_MEMORY,
  room = ROOM,
  onDisk = tmpdir(),
): Promise<string> {
  if (environment['TMPDIR']) return environment['TMPDIR'];
  try {
    await access(inMemory, constants.W_OK);
    const { bavail, bsize } = await statfs(inMemory);
    return bavail * bsize >= room ? inMemory : onDisk;
  } catch {
    return onDisk;
  }
}

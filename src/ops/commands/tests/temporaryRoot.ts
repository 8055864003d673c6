import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** A folder in memory on Linux. */
const IN_MEMORY = '/dev/shm';

/** More bytes than the tests need there. Containers often have only 64 MB. */
const ROOM = 2 * 1024 ** 3;

/**
 * Returns the folder for temporary files of tests: in memory when there is room, because a database
 * waits for the disk at every commit. Keeps TMPDIR when it is set. `onDisk` defaults to the
 * system's temporary folder.
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

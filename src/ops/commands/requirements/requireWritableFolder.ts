import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../brand-files/index/makeFolder.ts';
import { CommandError } from '../CommandError.ts';

/**
 * Creates the folder when it is missing. Throws a CommandError unless files can be written there.
 */
export async function requireWritableFolder(
  folder: string,
  name = 'DATA_DIR',
  advice = 'Choose another: DATA_DIR=./data npm start',
): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    makeFolder(folder);
    await writeFile(probe, '');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new CommandError(`${name} cannot be written: ${folder}${reason}. ${advice}`, {
      cause: error,
    });
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './CommandError.ts';

/** Makes the folder where it is missing; throws a CommandError unless files can be written there. */
export async function requireWritableFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new CommandError(
      `DATA_DIR cannot be written: ${folder}${reason}. Choose another: DATA_DIR=./data npm start`,
      { cause: error },
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

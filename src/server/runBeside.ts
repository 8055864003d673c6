import { join, resolve } from 'node:path';
import { commandOutput } from './commandOutput.ts';
import { EnvironmentReader } from './config/EnvironmentReader.ts';
import { readDatabaseUrl } from './config/readDatabaseUrl.ts';
import { readMode } from './config/readMode.ts';
import { readServerPort } from './config/readServerPort.ts';

/** The settings of a command that runs beside the server. */
export interface CommandOptions {
  readonly args: readonly string[];
  readonly dataDir: string;
  /** A PostgreSQL address; null for the SQLite file in dataDir. */
  readonly databaseUrl: string | null;
  readonly distDir: string;
  /** The port of the server beside it. */
  readonly port: number;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** 1: refused. 2: the command or its environment was not understood. */
export type ExitCode = 0 | 1 | 2;

/**
 * Runs a command in this process, on the database and build that a server in the folder `root`
 * would use.
 */
export async function runBeside(
  root: string,
  run: (options: CommandOptions) => Promise<ExitCode>,
): Promise<ExitCode> {
  const reader = new EnvironmentReader(process.env);
  const databaseUrl = readDatabaseUrl(reader, readMode(reader));
  const port = readServerPort(reader);
  if (reader.problems.length > 0) {
    for (const { message } of reader.problems) console.error(message);
    return 2;
  }
  return run({
    args: process.argv.slice(2),
    databaseUrl,
    port,
    dataDir: resolve(process.env['DATA_DIR'] || join(root, 'data')),
    distDir: resolve(process.env['DIST_DIR'] || join(root, 'dist')),
    ...commandOutput(),
  });
}

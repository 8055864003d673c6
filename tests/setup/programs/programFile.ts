import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The programs that tests start many times, by name. */
export const PROGRAMS = {
  server: 'src/server/main.ts',
  sandbox: 'src/sandbox/main.ts',
} as const;

/** Where the bundled programs are. */
export const BUNDLED = join(root, 'node_modules/.cache/programs');

/**
 * Returns the file of a program to start: its source, or with TEST_BUNDLED, which `npm test` sets,
 * the bundle of it.
 */
export function programFile(name: keyof typeof PROGRAMS): string {
  if (process.env['TEST_BUNDLED'] === undefined) return join(root, PROGRAMS[name]);
  return join(BUNDLED, name, 'main.js');
}

/** Returns the files of both programs. */
export function programFiles(): Readonly<Record<keyof typeof PROGRAMS, string>> {
  return { server: programFile('server'), sandbox: programFile('sandbox') };
}

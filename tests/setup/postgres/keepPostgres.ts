/**
 * Starts a PostgreSQL with a new, empty cluster, prints its address, and keeps it running until
 * standard input ends: it ends with its parent process, however that one dies.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { chown, cp, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { postgresBinaries } from '../../../src/ops/commands/tests/postgresBinaries.ts';
import { temporaryRoot } from '../../../src/ops/commands/tests/temporaryRoot.ts';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so it runs as an unprivileged user. */
const NOBODY = 65534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Settings for a temporary database: nothing waits for a disk. */
const SETTINGS = {
  listen_addresses: '',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

const found = postgresBinaries();
if (found.kind === 'none') throw new Error(found.reason);
// Not in TMPDIR, which only this process's own user can access.
const onDisk = identity.uid === undefined ? tmpdir() : '/tmp';
const root = await temporaryRoot({}, undefined, undefined, onDisk);
const folder = await mkdtemp(join(root, 'postgres-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
if (identity.uid !== undefined) await chown(folder, NOBODY, NOBODY);
const bin = await runnable(found.folder);
const data = join(folder, 'data');
const options = { ...identity, cwd: folder };
const cluster = ['--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', ...cluster], options);

const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings], {
  ...options,
  stdio: ['ignore', 'ignore', 'pipe'],
});
let lines = '';
server.stderr.on('data', (chunk: Buffer) => {
  if (lines.includes('ready to accept connections')) return;
  lines += chunk.toString();
  if (!lines.includes('ready to accept connections')) return;
  console.log(`ready: postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`);
});
server.once('close', () => {
  if (!lines.includes('ready to accept connections')) console.error(lines);
  process.exit(1);
});

// SIGQUIT ends PostgreSQL at once, because its data are no longer needed.
process.stdin.resume().once('end', () => server.kill('SIGQUIT'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill('SIGQUIT'));
}

/**
 * Returns a folder of programs that can run: the given one, or a copy with the links between its
 * libraries, which npm creates only when it may run an install script, readable by every user.
 */
async function runnable(programs: string): Promise<string> {
  try {
    await run(join(programs, 'postgres'), ['--version'], { ...identity, cwd: folder });
    return programs;
  } catch (cause) {
    const native = join(programs, '..');
    const links = join(native, 'pg-symlinks.json');
    if (!existsSync(links)) throw cause;
    const copy = join(folder, 'native');
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    const all: { source: string; target: string }[] = JSON.parse(await readFile(links, 'utf8'));
    for (const { source, target } of all) {
      const link = join(folder, target);
      if (!existsSync(link)) await symlink(basename(source), link);
    }
    return join(copy, 'bin');
  }
}

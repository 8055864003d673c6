/**
 * Prepares what every command needs before it can start: the packages of the lockfile, and Node 24.
 * Plain JavaScript on Node's own modules, because it runs on the machine's own Node (20 or newer).
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(
  import.meta.dirname ?? fail(`This needs Node 20.11 or newer; here is ${process.version}.`),
  '..',
);
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';
/** Where npm puts Node 24, if there is a package for this platform. */
const packagedNode = windows
  ? join(`node-win-${process.arch}`, 'bin', 'node.exe')
  : join(`node-${process.platform}-${process.arch}`, 'bin', 'node');

/**
 * A script that exits with this code asks to be run again, because its own sources have changed.
 */
const AGAIN = 75;

/**
 * Installs what is missing, runs `scripts/<script>` on the project's Node with this process's
 * arguments, and exits with its code.
 * @param {string} script
 */
export async function runOnProjectNode(script) {
  if (!isInstalled()) await install();
  linkNode();
  do process.exitCode = await run(script);
  while (process.exitCode === AGAIN);
}

/** @param {string} script */
function run(script) {
  const path = `${bin}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(projectNode(), [join(root, 'scripts', script), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  // Ctrl-C reaches the child directly, so this process only waits for it to end.
  process.removeAllListeners('SIGINT').on('SIGINT', () => undefined);
  const forget = endWithNpm(() => child.kill('SIGTERM'));
  process.removeAllListeners('SIGTERM').on('SIGTERM', () => {
    forget();
    child.kill('SIGTERM');
  });
  return endOf(child);
}

/**
 * Ending npm should end the command too, but the shell between them passes no signal on. Asks once:
 * a later signal ends a command before it has stopped what it started. Returns how to ask no more.
 * @param {() => void} end
 * @returns {() => void}
 */
function endWithNpm(end) {
  if (process.env['npm_lifecycle_event'] === undefined) return () => undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500).unref();
  return () => clearInterval(watch);
}

/** Returns whether each locked package is installed in its locked version, by npm's own record. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path];
    // Optional packages of other platforms may be missing. The root ('') has no record.
    return path === '' || (found ? found.version === wanted.version : wanted.optional === true);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

async function install() {
  console.log('Installing packages. This takes a minute or two the first time.');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const progress = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  const npm = process.env['npm_execpath'];
  const options = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const code = await endOf(
    npm?.endsWith('.js')
      ? spawn(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
      : spawn('npm', options, { cwd: root, stdio: 'inherit', shell: windows }),
  );
  clearInterval(progress);
  if (code !== 0) fail('The packages could not be installed: see above, then run this again.');
  console.log(`Installed packages in ${seconds()} s`);
}

/**
 * Returns Node 24 from its package, or the machine's own Node when the platform has no such package
 * and it is new enough.
 */
function projectNode() {
  const packaged = join(root, 'node_modules', packagedNode);
  if (existsSync(packaged)) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  return fail(
    `This needs Node 24 or newer; here is ${process.version}. Install it and run this again.`,
  );
}

/**
 * Restores node_modules/.bin/node, by which a server starts. npm before 11 removes it together with
 * the Node packages of other platforms, which have the same link.
 */
function linkNode() {
  const link = join(bin, 'node');
  if (windows || existsSync(link) || !existsSync(join(root, 'node_modules', packagedNode))) return;
  try {
    // A link that leads nowhere does not exist, but is in the way.
    rmSync(link, { force: true });
    symlinkSync(join('..', packagedNode), link);
  } catch {
    // Another command was quicker, or the folder is read-only: no command needs the link itself.
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function endOf(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

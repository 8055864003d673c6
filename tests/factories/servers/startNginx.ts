import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { aTemporaryFolder } from '../aTemporaryFolder.ts';
import { aFreePort } from './aFreePort.ts';

const SITE = join(import.meta.dirname, '../../../docs/deploy/nginx.conf');

/** The program, which the step of `npm test` has found. */
export const NGINX = process.env['TEST_NGINX'] ?? 'nginx';

/** What differs from an installation. */
export interface NginxPlan {
  /** The ports of the servers behind it. */
  readonly servers: readonly number[];
  /** Whether the lines for early hints are in use. */
  readonly earlyHints?: boolean;
  /** Whether the lines for a CDN are in use, which is on this machine. */
  readonly isBehindCdn?: boolean;
}

/**
 * Writes a copy of the site of docs/deploy for this machine, with a main file, and returns the
 * arguments that name it. Its ports are ones that every user may use.
 */
export async function anNginxSite({ earlyHints = false, isBehindCdn = false, servers }: NginxPlan) {
  const folder = await aTemporaryFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const named = ['-subj', '/CN=slotbook.example', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...made, ...named], { stdio: 'ignore' });
  const [http, https] = [await aFreePort(), await aFreePort()];
  const processes = servers.map((port) => `  server 127.0.0.1:${port} max_fails=0;`);
  const site = (await readFile(SITE, 'utf8'))
    .replace(/^ {2}server 127\.0\.0\.1:.*$/m, processes.join('\n'))
    .replace(/\/etc\/ssl\/certs\/\S+(?=;)/, certificate)
    .replace(/\/etc\/ssl\/private\/\S+(?=;)/, key)
    .replaceAll('/var/log/nginx', folder)
    // Not every machine has IPv6.
    .replace(/^ {2}listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace(/^# (?=map |early_hints )/gm, earlyHints ? '' : '# ')
    .replace(/# (set_real_ip_from) .*;/, isBehindCdn ? '$1 127.0.0.1;' : '')
    .replace(/# (?=real_ip_)/g, isBehindCdn ? '' : '# ');
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = [
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr crit;',
    // One process, of this user.
    'daemon off;',
    'master_process off;',
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ];
  await writeFile(join(folder, 'nginx.conf'), main.join('\n'));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  return { folder, options, https: Number(https) };
}

/** Starts nginx, which ends with the test. Returns its port for https, and reads its access log. */
export async function startNginx(plan: NginxPlan) {
  const { folder, https, options } = await anNginxSite(plan);
  const child = spawn(NGINX, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (!(await listens(https))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`);
    await pause(10);
  }
  return { port: https, readLog: () => readFile(join(folder, 'signup.log'), 'utf8') };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

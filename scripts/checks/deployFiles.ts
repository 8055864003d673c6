/**
 * Lets a tool of the system check its file of docs/deploy: `deployFiles.ts nginx` or
 * `systemd-analyze`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DEPLOY_TOOLS,
  type DeployTool,
  findTool,
} from '../../src/ops/commands/tests/deployTools.ts';

const ROOT = join(import.meta.dirname, '../..');
const readDeploy = (name: string) => readFileSync(join(ROOT, 'docs/deploy', name), 'utf8');

/**
 * The arguments for checking a copy of a tool's file in which this project replaces the paths of an
 * installation.
 */
const CHECKS: Readonly<Record<DeployTool, (folder: string) => readonly string[]>> = {
  'systemd-analyze'(folder) {
    const unit = join(folder, 'signup.service');
    writeFileSync(unit, readDeploy('signup.service').replaceAll('/opt/signup', ROOT));
    return ['verify', unit];
  },
  nginx(folder) {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const made = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=slotbook.example', '-days', '1'];
    const options = ['req', '-x509', ...made, '-keyout', key, '-out', certificate];
    execFileSync('openssl', options, { stdio: 'ignore' });
    const site = readDeploy('nginx.conf')
      .replace(/\/etc\/ssl\/certs\/\S+(?=;)/, certificate)
      .replace(/\/etc\/ssl\/private\/\S+(?=;)/, key);
    writeFileSync(join(folder, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const http = `http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`;
    const main = `pid ${join(folder, 'nginx.pid')};\nerror_log stderr;\nevents {}\n${http}\n`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    return ['-t', '-c', join(folder, 'nginx.conf'), '-p', folder];
  },
};

const tool = DEPLOY_TOOLS.find((name) => name === process.argv[2]);
const program = tool === undefined ? null : findTool(tool, process.env);
if (tool === undefined || program === null) {
  console.error(`Name one of ${DEPLOY_TOOLS.join(', ')} that is installed.`);
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    const { status, stderr } = spawnSync(program, CHECKS[tool](folder), { encoding: 'utf8' });
    // systemd-analyze reports an unknown key, but succeeds.
    const isFine = status === 0 && (tool === 'nginx' || stderr.trim() === '');
    console.log(isFine ? `${tool}: its file is fine` : stderr);
    process.exitCode = isFine ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

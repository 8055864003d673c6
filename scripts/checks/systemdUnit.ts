/** Lets systemd-analyze check a copy of docs/deploy/signup.service that names this project's paths. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool } from '../../src/ops/commands/tests/deployTools.ts';

const ROOT = join(import.meta.dirname, '../..');

const program = findTool('systemd-analyze', process.env);
if (program === null) {
  console.error('systemd-analyze is not installed.');
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    const unit = join(folder, 'signup.service');
    const text = readFileSync(join(ROOT, 'docs/deploy/signup.service'), 'utf8');
    writeFileSync(unit, text.replaceAll('/opt/signup', ROOT));
    const { status, stderr } = spawnSync(program, ['verify', unit], { encoding: 'utf8' });
    // It reports an unknown key, but succeeds.
    const isFine = status === 0 && stderr.trim() === '';
    console.log(isFine ? 'the unit is fine' : stderr);
    process.exitCode = isFine ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

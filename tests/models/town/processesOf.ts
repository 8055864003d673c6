import { type ChildProcess, execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The processes that serve behind a port, from the system's own list. */
export async function processesOf({ pid }: ChildProcess): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,pid=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  return rows.flatMap(([parent, child = 0]) => (parent === pid ? [child] : []));
}

import { readFile } from 'node:fs/promises';

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;

/**
 * Returns the CPU seconds of a process so far, on all its threads; null when the system does not
 * say.
 */
export async function cpuSeconds(pid: number | undefined): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name before the last bracket may contain spaces.
  const figures = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [figures[11], figures[12]].map(Number);
  return user === undefined || system === undefined || line === '' ? null : (user + system) / TICKS;
}

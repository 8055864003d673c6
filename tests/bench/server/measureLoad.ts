import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

/** Requests that are sent to one server, as fast as it answers or at a rate. */
export interface Load {
  readonly url: string;
  /** The server's process, whose time is measured. */
  readonly pid: number | undefined;
  /** How long, or how many answers. */
  readonly extent: { readonly duration: number } | { readonly amount: number };
  /** What each connection asks for, by turns. */
  readonly requests: readonly LoadRequest[];
  /** Requests a second over all connections; as many as are answered unless given. */
  readonly rate?: number;
}

export interface LoadRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface MeasuredLoad {
  /** Answers a second. */
  readonly perSecond: number;
  /** Answers for each second that the server's process worked, on all its threads; null where the system does not say. */
  readonly perCpuSecond: number | null;
  /** Milliseconds within which 99 of a hundred answers came. */
  readonly p99: number;
  /** Answers that the server refused to give, for want of room. */
  readonly refused: number;
}

const CONNECTIONS = 20;

/** Longer than a busy machine takes: an answer that does not come is a fault. */
const PATIENCE_SECONDS = 30;

/** What Linux counts a process's time in: a hundredth of a second. */
const TICKS = 100;

/** Sends the load. Throws where an answer is neither a page nor a refusal for want of room. */
export async function measureLoad(load: Load): Promise<MeasuredLoad> {
  const { extent, pid, rate, requests, url } = load;
  const before = await cpuSeconds(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    timeout: PATIENCE_SECONDS,
    ...extent,
    requests: requests.map(({ headers, path }) => ({ method: 'GET', path, headers })),
    ...(rate !== undefined && { overallRate: rate }),
  });
  const after = await cpuSeconds(pid);
  const { errors, latency, non2xx, '5xx': refused } = result;
  if (errors > 0 || non2xx > refused) {
    const told = `${errors} answers did not come, ${non2xx - refused} were no pages`;
    throw new Error(`${url}${requests[0]?.path}: ${told}`);
  }
  const answers = result['2xx'];
  const worked = before === null || after === null ? null : after - before;
  return {
    perSecond: answers / result.duration,
    perCpuSecond: worked === null ? null : answers / worked,
    p99: latency.p99,
    refused,
  };
}

/** The time that a process has worked so far. */
async function cpuSeconds(pid: number | undefined): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name before the last bracket may have spaces in it.
  const figures = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [figures[11], figures[12]].map(Number);
  return user === undefined || system === undefined || line === '' ? null : (user + system) / TICKS;
}

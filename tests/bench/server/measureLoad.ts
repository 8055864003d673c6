import { cpuSeconds } from '../cpuSeconds.ts';
import { type LoadRequest, sendRequests } from './sendRequests.ts';

/** Requests to one server, as fast as it answers or at a rate. */
export interface Load {
  readonly url: string;
  /** The server's process, whose time is measured. */
  readonly pid: number | undefined;
  /** The duration in seconds, or the number of responses. */
  readonly extent: { readonly duration: number } | { readonly amount: number };
  /** The requests of each connection, in turns. */
  readonly requests: readonly LoadRequest[];
  /** Requests per second over all connections; as fast as possible unless given. */
  readonly rate?: number;
}

export interface MeasuredLoad {
  /** Responses per second. */
  readonly perSecond: number;
  /**
   * Responses per CPU second of the server's process, on all its threads; null when the system does
   * not say.
   */
  readonly perCpuSecond: number | null;
  /** The 99th percentile of latencies, in milliseconds. */
  readonly p99: number;
  /** Requests that the server refused because it was overloaded. */
  readonly refused: number;
}

const CONNECTIONS = 20;

/** Longer than a busy machine takes. A response that does not arrive is an error. */
const PATIENCE_SECONDS = 30;

/**
 * Sends the load. Throws for a response that is neither a page nor a refusal because of overload.
 */
export async function measureLoad(load: Load): Promise<MeasuredLoad> {
  const { extent, pid, rate, requests, url } = load;
  const before = await cpuSeconds(pid);
  const { byStatus, latencies, seconds } = await sendRequests({
    url,
    connections: CONNECTIONS,
    patience: PATIENCE_SECONDS,
    extent,
    requests,
    ...(rate !== undefined && { rate }),
  });
  const after = await cpuSeconds(pid);
  const [answers = 0, refused = 0] = [byStatus.get(200), byStatus.get(503)];
  if (answers + refused < latencies.length) {
    const others = [...byStatus.keys()].filter((status) => status !== 200 && status !== 503);
    throw new Error(`${url}${requests[0]?.path} answered ${others.join(', ')}`);
  }
  const worked = before === null || after === null ? null : after - before;
  return {
    perSecond: answers / seconds,
    perCpuSecond: worked === null ? null : answers / worked,
    p99: percentile(latencies, 0.99),
    refused,
  };
}

/** The smallest value that at least this share of all values do not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

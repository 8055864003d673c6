import { cpuSeconds } from '../cpuSeconds.ts';
import { type LoadRequest, sendRequests } from './sendRequests.ts';

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

/** Sends the load. Throws where an answer is neither a page nor a refusal for want of room. */
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

/** The smallest value that so large a share of all do not pass. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

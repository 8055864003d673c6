import { seededNumbers } from '../seededNumbers.ts';
import type { BenchServer } from '../startBenchServer.ts';
import { idOf } from '../writeManyBrands.ts';
import { measureLoad } from './measureLoad.ts';
import type { LoadRequest } from './sendRequests.ts';

/** The shares of all views at which memory is read. */
const SHARES = [0.1, 0.25, 0.5, 0.75, 1];

/** Connections repeat one random list of at most this many pages. */
const MOST_DRAWN = 20_000;

export interface MeasuredMemory {
  readonly views: number;
  readonly brands: number;
  readonly held: readonly { readonly share: number; readonly megabytes: number }[];
}

/** Requests many brands' pages, and reads the server's memory from time to time. */
export async function measureMemory(
  server: BenchServer,
  views: number,
  brands: number,
): Promise<MeasuredMemory> {
  const { pid, url } = server;
  const requests = pagesOf(brands, Math.min(views, MOST_DRAWN));
  const held: MeasuredMemory['held'][number][] = [];
  let seen = 0;
  for (const share of SHARES) {
    const amount = Math.round(views * share) - seen;
    await measureLoad({ url, pid, requests, extent: { amount } });
    seen += amount;
    held.push({ share, megabytes: (await server.megabytes()) ?? Number.NaN });
  }
  return { views, brands, held };
}

/** Sign-up pages of random brands, some repeatedly and some never. */
export function pagesOf(brands: number, count: number): readonly LoadRequest[] {
  const random = seededNumbers(7);
  return Array.from({ length: count }, () => {
    const host = `signup.${idOf(Math.floor(random() * brands))}.example`;
    return { path: '/signup', headers: { host, 'accept-encoding': 'br' } };
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { BEST, compress, decompress, type Encoding } from '../../http/sendCompressed.ts';
import type { PackedPage, PageCache } from './PageCache.ts';
import { packPage } from './packPage.ts';

/** About 15 kB for each page. As much as a machine with one core and 1 GB can spare. */
const MOST_BYTES = 128_000_000;

/** The memory of a page besides its body: its name, its policy, and objects. */
const BESIDE = 3_000;

/** The most names of pages besides their keys, at about 500 bytes each. */
const MOST_NAMES = 20_000;

/** The most pages that wait for better compression. Others are queued at their next view. */
const MOST_WAITING = 1_000;

/**
 * How often a cached page is sent before it is compressed better. That takes about 100 ms of a
 * thread, which is not worth it for a few views, and which a client with made-up links could
 * otherwise trigger at will.
 */
const BEST_AFTER = 10;

export interface OpenPageCache extends PageCache {
  /** Resolves when no page waits for better compression. */
  settled(): Promise<void>;
  /** The size of the cache in bytes. */
  readonly size: () => number;
}

interface Kept extends PackedPage {
  readonly isBest: boolean;
  /** How often it was sent since it was cached. */
  hits: number;
}

export interface PageCacheOptions {
  readonly mostBytes?: number;
  /** Returns the time in milliseconds from any origin. */
  readonly now?: () => number;
  /** Waits for this many milliseconds. */
  readonly rest?: (milliseconds: number) => Promise<void>;
}

/**
 * Caches compressed pages up to a size, and drops the least recently used ones. Compresses a page
 * quickly for its first visitor. After many views it is compressed as well as possible, one page at
 * a time and at most half of the time, and replaced.
 */
export function openPageCache({
  mostBytes = MOST_BYTES,
  now = () => performance.now(),
  rest = (milliseconds) => pause(milliseconds, undefined, { ref: false }),
}: PageCacheOptions = {}): OpenPageCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length + BESIDE,
  });
  /** Keys by name: the cache keys of the page in each encoding. */
  const keys = new LRUCache<string, Readonly<Record<Encoding, string>>>({ max: MOST_NAMES });
  const underWay = new Map<string, Promise<PackedPage>>();
  const waiting = new Set<string>();
  let improving: Promise<void> | null = null;

  function keep(name: string, page: PackedPage, isBest: boolean): void {
    kept.set(name, { ...page, body: ownBytes(page.body), isBest, hits: 0 });
  }

  async function pack(name: string, packed: Promise<PackedPage>): Promise<PackedPage> {
    underWay.set(name, packed);
    try {
      const page = await packed;
      keep(name, page, page.encoding === 'identity');
      return page;
    } finally {
      underWay.delete(name);
    }
  }

  function askForBest(name: string): void {
    if (waiting.size >= MOST_WAITING) return;
    waiting.add(name);
    improving ??= improveAll().finally(() => {
      improving = null;
    });
  }

  async function improveAll(): Promise<void> {
    for (const name of waiting) {
      const began = now();
      // A page that cannot be compressed better is still sent as it is.
      await improve(name).catch(() => undefined);
      waiting.delete(name);
      await rest(now() - began);
    }
  }

  async function improve(name: string): Promise<void> {
    const page = kept.peek(name);
    if (page === undefined) return;
    const whole = await decompress(page.body, page.encoding);
    const body = await compress(whole, page.encoding, BEST);
    if (kept.peek(name) === page) keep(name, { ...page, body }, true);
  }

  function find(name: string): Kept | undefined {
    const known = kept.get(name);
    if (known === undefined) return undefined;
    known.hits += 1;
    if (!known.isBest && known.hits >= BEST_AFTER) askForBest(name);
    return known;
  }

  return {
    async page(key: string, encoding: Encoding, make) {
      const name = nameOf(key, encoding);
      const known = find(name);
      if (known !== undefined) return known;
      return underWay.get(name) ?? pack(name, packPage(make(), encoding));
    },
    name: (name, key) => void keys.set(name, namesOf(key)),
    named(name, encoding) {
      const names = keys.get(name);
      return (names !== undefined && find(names[encoding])) || null;
    },
    settled: async () => {
      await improving;
    },
    size: () => kept.calculatedSize,
  };
}

function namesOf(key: string): Readonly<Record<Encoding, string>> {
  return {
    br: nameOf(key, 'br'),
    zstd: nameOf(key, 'zstd'),
    gzip: nameOf(key, 'gzip'),
    identity: nameOf(key, 'identity'),
  };
}

function nameOf(key: string, encoding: Encoding): string {
  return `${encoding}/${key}`;
}

/**
 * Copies bytes to their own memory, because a slice would keep Node's whole shared buffer alive.
 */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

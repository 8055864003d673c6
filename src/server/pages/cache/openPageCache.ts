import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { BEST, compress, decompress, type Encoding } from '../../http/sendCompressed.ts';
import type { PackedPage, PageCache } from './PageCache.ts';
import { packPage } from './packPage.ts';

/** Pages are about 15 kB: so many brands' pages stay as a machine of one core and 1 GB can spare. */
const MOST_BYTES = 128_000_000;

/** What a page takes besides its body: its name, its policy, the objects around them. */
const BESIDE = 3_000;

/** How many names pages may have besides their keys: some 500 bytes each. */
const MOST_NAMES = 20_000;

/** How many pages may wait to be compressed better: the next visitor asks for it again. */
const MOST_WAITING = 1_000;

/**
 * How often a kept page is sent before it is compressed better: that costs about 100 ms of a thread, which
 * no page of a few views is worth, and whoever makes up links would buy at will.
 */
const BEST_AFTER = 10;

export interface OpenPageCache extends PageCache {
  /** Ends once no page waits to be compressed better. */
  settled(): Promise<void>;
  /** Bytes that are kept. */
  readonly size: () => number;
}

interface Kept extends PackedPage {
  readonly isBest: boolean;
  /** How often it was sent since it was kept. */
  hits: number;
}

export interface PageCacheOptions {
  readonly mostBytes?: number;
  /** What the time is, in milliseconds from anywhere. */
  readonly now?: () => number;
  /** Waits for so many milliseconds. */
  readonly rest?: (milliseconds: number) => Promise<void>;
}

/**
 * Keeps pages compressed, those last asked for, within so many bytes. The first visitor's page is
 * compressed quickly; once many have asked for it, it is compressed as well as it can be, one page at a time
 * and half of the time at most, and replaced.
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
  /** Keys by their names: each as a page of any encoding is kept under it. */
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
      // What cannot be compressed better is sent on as it is.
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

/** Bytes in memory of their own: a slice of Node's shared memory would keep all that lies beside it. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

import { LRUCache } from 'lru-cache';
import type { PageInput } from '../../core/contract/renderPage.ts';
import { namesNobody } from '../../core/rules/session/namesNobody.ts';
import { freshPages } from './cache/freshPages.ts';
import type { PageCache, WholePage } from './cache/PageCache.ts';
import { pageKey } from './cache/pageKey.ts';

/** The placeholder for a visitor's address in a cached page. Nobody owns its domain. */
const STAND_IN = 'whom.the.link.names@stand-in.example';

/** The placeholder in a query. */
const STAND_IN_IN_QUERY = inQuery(STAND_IN);

/** All places where it may occur, including within base64url, which a page passes to a provider. */
const PLACES = new RegExp(
  `${[STAND_IN, STAND_IN_IN_QUERY].join('|').replaceAll('.', '\\.')}|(?<=[?;&]state=)[\\w-]{40,}`,
  'g',
);

/** An address that needs no escaping in markup or in JSON. */
const PLAIN = /^[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}$/i;

/** About 30 kB for each page, besides what the pages of a brand share. */
const MOST_BYTES = 32_000_000;

/** The memory of a page besides its own bytes: its name, its policy, and objects. */
const BESIDE = 4_000;

/** Returns the text for a place, from the address. */
type Place = (email: string) => string;

interface KeptPage extends Omit<WholePage, 'pieces'> {
  readonly pieces: readonly (Uint8Array | Place)[];
  /** The page's own size. The rest is stored with its brand. */
  readonly size: number;
}

/** Pages with the placeholder, by everything they are made from, for each cache of pages. */
const byCache = new WeakMap<PageCache, LRUCache<string, KeptPage>>();

/**
 * Renders a page with personal data. Most contain nothing personal but the address that their link
 * fills in: such a page is rendered once, and sent to each visitor with their own address. Any
 * other page is rendered for its visitor. Both ways give the same bytes.
 */
export function personalPage(
  cache: PageCache,
  input: PageInput,
  make: (input: PageInput) => WholePage,
): WholePage {
  const { email } = input.data.sessionInfo.prefill;
  // While pages are being edited, none is cached.
  if (cache === freshPages || !PLAIN.test(email)) return make(input);
  if (!namesNobody(addressedTo('', input).data)) return make(input);
  const kept = byCache.get(cache) ?? openKept();
  byCache.set(cache, kept);
  const standIn = addressedTo(STAND_IN, input);
  const key = pageKey(standIn);
  const page = kept.get(key) ?? cutAtStandIn(make(standIn));
  kept.set(key, page);
  const { pieces, size: _, ...words } = page;
  return { ...words, pieces: pieces.map((it) => (typeof it === 'function' ? it(email) : it)) };
}

function openKept(): LRUCache<string, KeptPage> {
  return new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ size }) => size });
}

/** The input of the same page for another address. */
function addressedTo(email: string, { built, data }: PageInput): PageInput {
  const { pageConfig, sessionInfo } = data;
  const { prefill } = sessionInfo;
  const { social } = pageConfig;
  const own = `email=${inQuery(prefill.email)}`;
  const other = email === '' ? [] : [`email=${inQuery(email)}`];
  const query = social.query.split('&').flatMap((it) => (it === own ? other : [it]));
  return {
    built,
    data: {
      ...data,
      sessionInfo: { ...sessionInfo, prefill: { ...prefill, email } },
      pageConfig: { ...pageConfig, social: { ...social, query: query.join('&') } },
    },
  };
}

/** A plain address as URLSearchParams encodes it. */
function inQuery(email: string): string {
  return email.replaceAll('+', '%2B').replaceAll('@', '%40');
}

/** The same page with its texts as bytes, split at each placeholder. */
function cutAtStandIn({ pieces, ...words }: WholePage): KeptPage {
  let size = BESIDE;
  const own = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    size += bytes.length;
    return bytes;
  };
  const cut = pieces.flatMap((piece) =>
    typeof piece === 'string' ? cutText(piece, own) : [piece],
  );
  return { ...words, pieces: cut, size };
}

function cutText(text: string, own: (text: string) => Uint8Array): readonly (Uint8Array | Place)[] {
  const found: (Uint8Array | Place)[] = [];
  let last = 0;
  for (const { 0: match, index } of text.matchAll(PLACES)) {
    const place = placeOf(match);
    if (place === null) continue;
    found.push(own(text.slice(last, index)), place);
    last = index + match.length;
  }
  return [...found, own(text.slice(last))];
}

/** Null when the state belongs to something else. */
function placeOf(match: string): Place | null {
  if (match === STAND_IN) return (email) => email;
  if (match === STAND_IN_IN_QUERY) return inQuery;
  const state = Buffer.from(match, 'base64url').toString();
  if (!state.includes(STAND_IN_IN_QUERY)) return null;
  return (email) =>
    Buffer.from(state.replaceAll(STAND_IN_IN_QUERY, inQuery(email))).toString('base64url');
}

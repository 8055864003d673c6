import { LRUCache } from 'lru-cache';
import type { PageInput } from '../../core/contract/renderPage.ts';
import { namesNobody } from '../../core/rules/session/namesNobody.ts';
import { freshPages } from './cache/freshPages.ts';
import type { PageCache, WholePage } from './cache/PageCache.ts';
import { pageKey } from './cache/pageKey.ts';

/** Stands in a kept page where a visitor's address belongs. The domain is nobody's. */
const STAND_IN = 'whom.the.link.names@stand-in.example';

/** The same as a query says it. */
const STAND_IN_IN_QUERY = inQuery(STAND_IN);

/** All places where it may stand, those among them that are base64url: what a page hands to a provider. */
const PLACES = new RegExp(
  `${[STAND_IN, STAND_IN_IN_QUERY].join('|').replaceAll('.', '\\.')}|(?<=[?;&]state=)[\\w-]{40,}`,
  'g',
);

/** An address that reads the same in markup and in JSON: no letter of it is escaped in either. */
const PLAIN = /^[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}$/i;

/** Some 30 kB each, beside what the pages of a brand share. */
const MOST_BYTES = 32_000_000;

/** What a page takes besides its own bytes: its name, its policy, the objects around them. */
const BESIDE = 4_000;

/** What stands at a place, by the address. */
type Place = (email: string) => string;

interface KeptPage extends Omit<WholePage, 'pieces'> {
  readonly pieces: readonly (Uint8Array | Place)[];
  /** How much of it is its own: the rest is kept with its brand. */
  readonly size: number;
}

/** Pages with the stand-in, by all that they are made from, for each cache of pages. */
const byCache = new WeakMap<PageCache, LRUCache<string, KeptPage>>();

/**
 * Makes a page that names its visitor. Most say nothing of them but the address that their link fills in:
 * such a page is rendered once for all its visitors, and each is sent it with their own address. Another is
 * rendered for its visitor. The same bytes come of both.
 */
export function personalPage(
  cache: PageCache,
  input: PageInput,
  make: (input: PageInput) => WholePage,
): WholePage {
  const { email } = input.data.sessionInfo.prefill;
  // Where pages are worked on, none is kept.
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

/** What the same page of another address is made from. */
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

/** A plain address as URLSearchParams writes it. */
function inQuery(email: string): string {
  return email.replaceAll('+', '%2B').replaceAll('@', '%40');
}

/** The same page, its texts as bytes, cut wherever the stand-in stands. */
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

/** Null where it is a state of something else. */
function placeOf(match: string): Place | null {
  if (match === STAND_IN) return (email) => email;
  if (match === STAND_IN_IN_QUERY) return inQuery;
  const state = Buffer.from(match, 'base64url').toString();
  if (!state.includes(STAND_IN_IN_QUERY)) return null;
  return (email) =>
    Buffer.from(state.replaceAll(STAND_IN_IN_QUERY, inQuery(email))).toString('base64url');
}

import { baseHeaders, REPORTING_ENDPOINTS, reportOnly } from '../security/headers.ts';
import type { PackedPage } from './cache/PageCache.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * What browsers may keep of a page that names nobody: the page as it was left, for the way back to it.
 * `Vary: *` keeps them from showing its HTML once more without asking, which Chromium does on the way back
 * even to what is `no-cache`.
 */
const OF_ANYBODY = 'no-cache, private';

/** The headers of a page, whoever asks for it. One that names somebody stays `no-store`, as every answer is. */
export function pageHeaders(
  { encoding, language, policy, vary }: Omit<PackedPage, 'body'>,
  isAnybodys: boolean,
): Headers {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...reportOnly(policy),
    'reporting-endpoints': REPORTING_ENDPOINTS,
    'content-language': language,
    ...(isAnybodys ? { 'cache-control': OF_ANYBODY, vary: `${vary}, *` } : { vary }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

/** Headers of kept pages, by whether the connection is secure. */
const ofKept = {
  secure: new WeakMap<PackedPage, readonly string[]>(),
  open: new WeakMap<PackedPage, readonly string[]>(),
};

/**
 * All headers of a kept page but its visitor's cookie, names and values by turns as Node takes them fastest.
 * Made once for each page.
 */
export function keptHeaders(page: PackedPage, secure: boolean): readonly string[] {
  const known = secure ? ofKept.secure : ofKept.open;
  const headers = known.get(page);
  if (headers !== undefined) return headers;
  const made = Object.entries({
    ...baseHeaders(secure),
    ...pageHeaders(page, true),
    'content-length': String(page.body.length),
  }).flat();
  known.set(page, made);
  return made;
}

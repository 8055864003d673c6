import { baseHeaders, REPORTING_ENDPOINTS, reportOnly } from '../security/headers.ts';
import type { PackedPage } from './cache/PageCache.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * What browsers may store of a page without personal data: the state for going back to it. `Vary:
 * *` prevents them from showing its HTML again without asking, which Chromium otherwise does when
 * going back, even with `no-cache`.
 */
const OF_ANYBODY = 'no-cache, private';

/**
 * Returns the response headers of a page. A page with personal data keeps `no-store`, as every
 * answer has.
 */
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

/** Headers of cached pages, by whether the connection is secure. */
const ofKept = {
  secure: new WeakMap<PackedPage, readonly string[]>(),
  open: new WeakMap<PackedPage, readonly string[]>(),
};

/**
 * All headers of a cached page except its visitor's cookie, as alternating names and values, which
 * Node processes fastest. Made once for each page.
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

import { baseHeaders, REPORTING_ENDPOINTS } from '../security/headers.ts';
import type { PackedPage } from './cache/PageCache.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of a page, whoever asks for it. */
export function pageHeaders({
  encoding,
  language,
  policy,
  vary,
}: Omit<PackedPage, 'body'>): Headers {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'reporting-endpoints': REPORTING_ENDPOINTS,
    'content-language': language,
    vary,
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
    ...pageHeaders(page),
    'content-length': String(page.body.length),
  }).flat();
  known.set(page, made);
  return made;
}

/**
 * Escapes the percent signs of a path that cannot be decoded. Such a path then names a page that
 * does not exist and passes the usual hooks, so that it gets the brand's own error page and
 * headers.
 */
export function readableUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/**
 * Escapes the percent signs of a path that cannot be decoded. It then names a page that is not there,
 * and passes the same hooks as any other: it gets the brand's own error page, with its headers.
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

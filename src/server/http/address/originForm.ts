/** A request target with a host before its path, as sent to a proxy. */
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/(?<host>[^/?#]*)(?<rest>.*)$/is;

/**
 * Returns the host in a request's target, in lower case; null for a path, which is the usual form.
 */
export function hostOfTarget(target: string): string | null {
  return ABSOLUTE.exec(target)?.groups?.['host']?.toLowerCase() ?? null;
}

/**
 * Returns the path and query of a request's target. Without this a redirect to the target would
 * lead to its host.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = ABSOLUTE.exec(target)?.groups?.['rest'];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** What a request asks for, where it names its host before the path, as it would ask a proxy. */
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/(?<host>[^/?#]*)(?<rest>.*)$/is;

/** The host that a request's target names, in lower case; null where it is a path, as it mostly is. */
export function hostOfTarget(target: string): string | null {
  return ABSOLUTE.exec(target)?.groups?.['host']?.toLowerCase() ?? null;
}

/** The path and query of a request's target. Without this a redirect to the target would lead to its host. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = ABSOLUTE.exec(target)?.groups?.['rest'];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Splits a full name at the first space. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const name = fullName.trim();
  const at = name.search(/\s/);
  if (at < 0) return { firstName: name, lastName: '' };
  return { firstName: name.slice(0, at), lastName: name.slice(at).trimStart() };
}

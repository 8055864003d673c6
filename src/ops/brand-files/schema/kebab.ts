/**
 * Returns a name in lower-case letters and digits, its words joined by hyphens: 'Slotbook CA' →
 * 'slotbook-ca'.
 */
export function kebab(written: string): string {
  return bareName(written)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A file's name without its folder and its ending. */
function bareName(written: string): string {
  return (written.split('/').at(-1) ?? '').replace(/\.(json|md|svg)$/i, '');
}

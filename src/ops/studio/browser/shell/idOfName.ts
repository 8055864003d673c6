/** Suggests a brand's id for its name: 'Érable & Söhne' becomes 'erable-sohne'. */
export function idOfName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^[-0-9]+|-+$/g, '');
}

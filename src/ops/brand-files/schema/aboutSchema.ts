/**
 * Formats a schema's description as the end of a sentence: ': The name that visitors see.', or a
 * full stop when it has none.
 */
export function aboutSchema(schema: Readonly<Record<string, unknown>> | undefined): string {
  if (typeof schema?.['description'] !== 'string') return '.';
  return `: ${schema['description']}`;
}

/**
 * What a schema says of itself, as the end of a sentence: ': The name that visitors see.', or a full
 * stop where it says nothing. Which statements it serves is of no use in a message.
 */
export function aboutSchema(schema: Readonly<Record<string, unknown>> | undefined): string {
  if (typeof schema?.['description'] !== 'string') return '.';
  return `: ${schema['description'].replace(/ Serves [\d., and]+$/, '')}`;
}

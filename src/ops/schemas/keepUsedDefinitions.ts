import type { JsonSchema } from './JsonSchema.ts';

/** Returns the schema without definitions that nothing in it uses. */
export function keepUsedDefinitions(schema: JsonSchema): JsonSchema {
  const { definitions = {}, ...body } = schema;
  const used = new Set<string>();
  const queue = namesIn(body);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    queue.push(...namesIn(definitions[name]));
  }
  const kept = Object.entries(definitions).filter(([name]) => used.has(name));
  return { ...body, definitions: Object.fromEntries(kept) };
}

function namesIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  return [...text.matchAll(/"#\/definitions\/([^"]+)"/g)].flatMap((match) => match[1] ?? []);
}

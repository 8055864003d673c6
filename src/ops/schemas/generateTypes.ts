import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { JsonSchema } from './JsonSchema.ts';
import { namedForTypes } from './namedForTypes.ts';

/**
 * Generates TypeScript for the schema in `file`, with types named by their titles. `schemas` maps
 * file names to schemas, and `modules` maps them to the modules they are written to. A type of
 * another schema, named by `tsType`, is imported.
 */
export async function generateTypes(
  file: string,
  schemas: ReadonlyMap<string, JsonSchema>,
  modules: ReadonlyMap<string, string>,
): Promise<string> {
  const schema = schemas.get(file);
  if (schema === undefined) throw new Error(`schemas/${file} is not there.`);
  // A copy, because the compiler changes its input.
  const copy: JSONSchema = JSON.parse(JSON.stringify(namedForTypes(schema, schemas)));
  const compiled = await compile(copy, schema.title ?? file, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 100 },
  });
  const banner = `// Generated from schemas/${file} by npm run generate.`;
  const imports = [...modules].flatMap(([other, module]) =>
    other === file ? [] : importFrom(module, schema, schemas.get(other)),
  );
  return [banner, ...imports, '', withoutNoise(compiled)].join('\n');
}

function importFrom(module: string, schema: JsonSchema, other: JsonSchema | undefined): string[] {
  const declared = textsOf('title', other);
  const types = textsOf('tsType', schema).filter((name) => declared.includes(name));
  return types.length === 0 ? [] : [`import type { ${types.join(', ')} } from './${module}';`];
}

function textsOf(key: 'title' | 'tsType', schema: JsonSchema | undefined): string[] {
  const found = JSON.stringify(schema ?? {}).matchAll(new RegExp(`"${key}":"(\\w+)"`, 'g'));
  return [...new Set([...found].flatMap((match) => match[1] ?? []))].toSorted();
}

/** Removes the generator's notes on where a definition is used. */
function withoutNoise(code: string): string {
  return code
    .replaceAll(/ \*\n \* This interface was referenced by .*\n \* via the `definition` .*\n/g, '')
    .replaceAll(
      /\/\*\*\n \* This interface was referenced by .*\n \* via the `definition` .*\n \*\/\n/g,
      '',
    );
}

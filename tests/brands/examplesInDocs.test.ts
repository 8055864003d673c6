import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/core/brand/JsonValue.ts';
import { checkSchema } from '../../src/ops/brand-files/schema/checkSchema.ts';

const DOCS = join(import.meta.dirname, '../../docs');

interface Example {
  readonly name: string;
  readonly text: string;
}

/** Every block of JSON in the documents, by its file and line. */
const EXAMPLES: readonly Example[] = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => examplesIn(file, readFileSync(join(DOCS, file), 'utf8')));

function examplesIn(file: string, text: string): readonly Example[] {
  return [...text.matchAll(/^ *```json\n(.*?)^ *```/gms)].map(({ 1: block = '', index }) => {
    const line = text.slice(0, index).split('\n').length;
    return { name: `docs/${file}:${line}`, text: block };
  });
}

/** Where a reader writes an example whose keys are not those of a brand's file. */
const PLACES: Readonly<Record<string, (example: JsonObject) => JsonValue>> = {
  signature: (theme) => ({ theme }),
  when: (question) => ({ questions: { asked: question } }),
};

/** A brand's file, or a part of one: keys without the braces around them. */
function fileWith({ text }: Example): JsonObject {
  const isWhole = text.trim().startsWith('{');
  const example: JsonValue = JSON.parse(isWhole ? text : `{${text}}`);
  const [key = ''] = isJsonObject(example) ? Object.keys(example) : [];
  const placed = isJsonObject(example) ? (PLACES[key]?.(example) ?? example) : example;
  if (!isJsonObject(placed)) throw new Error('The example is no object.');
  return placed;
}

it('finds the examples', () => {
  expect(EXAMPLES.length).toBeGreaterThan(5);
});

it.each(EXAMPLES.map((example) => [example.name, example] as const))(
  'the example at %s can be written in a brand file',
  (_, example) => {
    expect(checkSchema('layer', fileWith(example))).toEqual([]);
  },
);

import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import type { Result } from '../../../core/contract/Result.ts';
import type { Problem } from '../problem/Problem.ts';
import { lineOf, spanOf } from '../problem/Span.ts';
import { explainSyntax, type SyntaxFault } from './explainSyntax.ts';
import type { TextSource } from './Source.ts';
import { DEEPEST, scanJson } from './scanJson.ts';

export interface ParsedJson {
  readonly value: JsonObject;
  /** How many keys the text contains: more than the value has when one is written twice. */
  readonly keysWritten: number;
}

/** Returns the object that a JSON file contains, or why it contains none. */
export function parseJson(source: TextSource): Result<ParsedJson, Problem> {
  const { keys, tooDeep } = scanJson(source.text);
  if (tooDeep !== null) {
    const why = `The file nests more than ${DEEPEST} levels deep.`;
    const fix = `Close what is open before it, or write at most ${DEEPEST} levels.`;
    return broken(source, { offset: tooDeep, why, fix });
  }
  let value: JsonValue;
  try {
    value = JSON.parse(source.text);
  } catch (cause) {
    return broken(source, explainSyntax(source.text, cause));
  }
  if (!isJsonObject(value)) {
    const offset = source.text.search(/\S/);
    const why = 'The file holds no JSON object.';
    return broken(source, { offset, why, fix: 'Begin it with { and end it with }.' });
  }
  return { ok: true, value: { value, keysWritten: keys } };
}

function broken(source: TextSource, { offset, why, fix }: SyntaxFault): Result<never, Problem> {
  const span = spanOf(source.text, offset, offset + 1);
  return {
    ok: false,
    error: {
      check: 'json-syntax',
      file: source.name,
      pointer: '',
      ...span,
      sourceLine: lineOf(source.text, span.line),
      why,
      fix,
      brands: [],
    },
  };
}

import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import type { Result } from '../../../core/contract/Result.ts';
import type { Problem } from '../problem/Problem.ts';
import { lineOf, spanOf } from '../problem/Span.ts';
import { explainSyntax, type SyntaxFault } from './explainSyntax.ts';
import type { TextSource } from './Source.ts';
import { scanJson } from './scanJson.ts';

/**
 * A brand nests at most ten levels deep. Deeper JSON is not a brand, and could exhaust the stack.
 */
const DEEPEST = 64;

export interface ParsedJson {
  readonly value: JsonObject;
  /** How many keys the text contains: more than the value has when one is written twice. */
  readonly keysWritten: number;
}

/** Returns the object that a JSON file contains, or why it contains none. */
export function parseJson(source: TextSource): Result<ParsedJson, Problem> {
  let value: JsonValue;
  try {
    value = JSON.parse(source.text);
  } catch (cause) {
    return broken(source, explainSyntax(source.text, cause));
  }
  const { keys, depth } = scanJson(source.text);
  const offset = source.text.search(/\S/);
  if (depth > DEEPEST) {
    const why = `The file nests ${depth} levels deep.`;
    return broken(source, { offset, why, fix: `Write at most ${DEEPEST}.` });
  }
  if (!isJsonObject(value)) {
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

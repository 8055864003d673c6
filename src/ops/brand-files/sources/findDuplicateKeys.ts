import { iterator, type ObjectNode } from '@humanwhocodes/momoa';
import { isJsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAtSpan } from '../problem/problemAt.ts';
import { spanOf } from '../problem/Span.ts';
import type { ParsedJson } from './parseJson.ts';
import type { TextSource } from './Source.ts';
import { keyOf, rangeOf, syntaxTree } from './syntaxTree.ts';

/**
 * Finds keys written twice in one object. JSON.parse silently keeps the later one, so neither can
 * be trusted.
 */
export function findDuplicateKeys(source: TextSource, parsed: ParsedJson): readonly Problem[] {
  if (countKeys(parsed.value) === parsed.keysWritten) return [];
  return [...iterator(syntaxTree(source))].flatMap(({ node, phase }) =>
    phase === 'enter' && isObjectNode(node) ? repeatedIn(node, source) : [],
  );
}

function isObjectNode(node: { readonly type: string }): node is ObjectNode {
  return node.type === 'Object';
}

function repeatedIn(object: ObjectNode, source: TextSource): readonly Problem[] {
  const firstLines = new Map<string, number>();
  return object.members.flatMap((member) => {
    const key = keyOf(member);
    const span = spanOf(source.text, ...rangeOf(member.name));
    const firstLine = firstLines.get(key);
    if (firstLine !== undefined) {
      return [problemAtSpan('duplicate-key', source, span, said(key, firstLine))];
    }
    firstLines.set(key, span.line);
    return [];
  });
}

function said(key: string, firstLine: number): { why: string; fix: string } {
  const why = `"${key}" is already written on line ${firstLine} of the same object.`;
  return { why, fix: 'Keep one of the two.' };
}

function countKeys(value: JsonValue): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countKeys(item), 0);
  if (!isJsonObject(value)) return 0;
  return Object.values(value).reduce<number>((sum, child) => sum + 1 + countKeys(child), 0);
}

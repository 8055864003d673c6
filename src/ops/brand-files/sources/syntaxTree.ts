import { type DocumentNode, type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { fromPointer } from '../../../core/brand/jsonPointer.ts';
import { type Span, spanOf } from '../problem/Span.ts';
import type { TextSource } from './Source.ts';

/** Whether a problem is at a member's key or at its value. */
export type Part = 'key' | 'value';

/** Trees are made only when a problem needs a place, and once for each file. */
const trees = new WeakMap<TextSource, DocumentNode>();

export function syntaxTree(source: TextSource): DocumentNode {
  const known = trees.get(source);
  if (known !== undefined) return known;
  const tree = parse(source.text, { ranges: true });
  trees.set(source, tree);
  return tree;
}

/** Returns the place of what `pointer` names, or of the nearest existing thing around it. */
export function locate(source: TextSource, pointer: string, part: Part): Span {
  const root: ValueNode = syntaxTree(source).body;
  let value = root;
  let key: readonly [number, number] | undefined;
  for (const segment of fromPointer(pointer)) {
    const found = stepInto(value, segment);
    if (found === undefined) break;
    value = found.value;
    key = found.key;
  }
  if (part === 'key' && key !== undefined) return spanOf(source.text, ...key);
  return spanOf(source.text, ...rangeOf(value));
}

/** The text of the value that `pointer` names, or of the nearest existing one around it. */
export function textAt(source: TextSource, pointer: string): string {
  let value: ValueNode = syntaxTree(source).body;
  for (const segment of fromPointer(pointer)) value = stepInto(value, segment)?.value ?? value;
  return source.text.slice(value.loc.start.offset, value.loc.end.offset);
}

export function rangeOf(node: {
  loc: { start: { offset: number }; end: { offset: number } };
  type: string;
}): [number, number] {
  const start = node.loc.start.offset;
  const isContainer = node.type === 'Object' || node.type === 'Array';
  return [start, isContainer ? start + 1 : node.loc.end.offset];
}

/** Returns a member's key: the text between its quotes, unescaped. */
export function keyOf(member: ObjectNode['members'][number]): string {
  return member.name.type === 'String' ? member.name.value : member.name.name;
}

interface Found {
  readonly value: ValueNode;
  readonly key?: readonly [number, number];
}

function stepInto(node: ValueNode, segment: string): Found | undefined {
  if (node.type === 'Array') {
    const element = node.elements[Number(segment)];
    return element === undefined ? undefined : { value: element.value };
  }
  if (node.type !== 'Object') return undefined;
  const member = membersOf(node).get(segment);
  return member === undefined ? undefined : { value: member.value, key: rangeOf(member.name) };
}

type Member = ObjectNode['members'][number];

/** The members of an object by key, the later of two. An object can have thousands of problems. */
const members = new WeakMap<ObjectNode, ReadonlyMap<string, Member>>();

function membersOf(node: ObjectNode): ReadonlyMap<string, Member> {
  const known = members.get(node);
  if (known !== undefined) return known;
  const byKey = new Map(node.members.map((member) => [keyOf(member), member]));
  members.set(node, byKey);
  return byKey;
}

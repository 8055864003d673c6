import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';
import type { QuestionKind } from '../../../../core/contract/generated/brand.ts';
import { QUESTION_KINDS } from '../../../../core/rules/questions/questionKinds.ts';
import { textOf } from './writtenValue.ts';

/** How a member of a question is edited. */
export interface QuestionFieldDefinition {
  /** Within the question: 'label', 'place/widget'. */
  readonly path: string;
  readonly label: string;
  /** What the schema says of it. */
  readonly about: string;
  readonly control: 'text' | 'tick' | 'choice' | 'options' | 'json';
  /** Of a choice. */
  readonly choices: readonly string[];
}

/** Keys that only some kinds have. */
const OF_SOME_KINDS: readonly string[] = Object.values(QUESTION_KINDS).flatMap(
  ({ members }) => members,
);

/** The members of a question that a kind can have, in the schema's order. */
export function questionFields(
  brandSchema: JsonObject,
  widgets: readonly string[],
  kind: JsonValue | undefined,
): readonly QuestionFieldDefinition[] {
  const schema = memberOf(memberOf(brandSchema, 'definitions'), 'questionOrNull');
  const own: readonly string[] = isKind(kind) ? QUESTION_KINDS[kind].members : OF_SOME_KINDS;
  return Object.entries(memberOf(schema, 'properties')).flatMap(([key, member]) => {
    if (!isJsonObject(member) || (OF_SOME_KINDS.includes(key) && !own.includes(key))) return [];
    if (key === 'limits' && isKind(kind) && QUESTION_KINDS[kind].limits.length === 0) return [];
    const about = textOf(member['description']);
    if (key !== 'place') return [{ ...fieldOf(key, member), path: key, about }];
    const sides = namesIn(memberOf(memberOf(member, 'properties'), 'side')['enum']);
    return [
      { path: 'place/widget', label: 'Beside', about, control: 'choice', choices: widgets },
      { path: 'place/side', label: 'Side', about: '', control: 'choice', choices: sides },
    ];
  });
}

function fieldOf(
  key: string,
  member: JsonObject,
): Pick<QuestionFieldDefinition, 'label' | 'control' | 'choices'> {
  const words = key.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  const label = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const types = namesIn(member['type']);
  const choices = namesIn(member['enum']);
  if (choices.length > 0) return { label, control: 'choice', choices };
  if (types.includes('boolean')) return { label, control: 'tick', choices };
  if (key === 'options') return { label, control: 'options', choices };
  const isObject = types.includes('object') || key === 'when';
  return { label, control: isObject ? 'json' : 'text', choices };
}

function isKind(value: unknown): value is QuestionKind {
  return typeof value === 'string' && Object.hasOwn(QUESTION_KINDS, value);
}

function memberOf(object: JsonObject, key: string): JsonObject {
  const member = object[key];
  return isJsonObject(member) ? member : {};
}

function namesIn(value: JsonValue | undefined): readonly string[] {
  return (Array.isArray(value) ? value : []).filter((it) => typeof it === 'string');
}

import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';
import type { QuestionKind } from '../../../../core/contract/generated/brand.ts';
import { QUESTION_KIND_KEYS } from '../../../../core/rules/questions/questionKindKeys.ts';
import { textOf } from './writtenValue.ts';

/** How a property of a question is edited. */
export interface QuestionFieldDefinition {
  /** The path within the question: 'label', 'place/widget'. */
  readonly path: string;
  readonly label: string;
  /** The schema's description. */
  readonly about: string;
  readonly control: 'text' | 'number' | 'tick' | 'choice' | 'options' | 'condition';
  /** For a checkbox: the default. */
  readonly isTicked: boolean;
  /** For a list of choices. */
  readonly choices: readonly string[];
}

const CHOICE = { control: 'choice', isTicked: false } as const;

/** Keys that only some kinds have. */
const OF_SOME_KINDS: readonly string[] = Object.values(QUESTION_KIND_KEYS).flatMap(
  ({ members }) => members,
);

/** The properties that a question of this kind can have, in the schema's order. */
export function questionFields(
  brandSchema: JsonObject,
  widgets: readonly string[],
  kind: JsonValue | undefined,
): readonly QuestionFieldDefinition[] {
  const schema = memberOf(memberOf(brandSchema, 'definitions'), 'questionOrNull');
  const own: readonly string[] = isKind(kind) ? QUESTION_KIND_KEYS[kind].members : OF_SOME_KINDS;
  return Object.entries(memberOf(schema, 'properties')).flatMap(([key, member]) => {
    if (!isJsonObject(member) || (OF_SOME_KINDS.includes(key) && !own.includes(key))) return [];
    if (key === 'limits') return limitFields(memberOf(member, 'properties'), kind);
    const about = textOf(member['description']);
    if (key !== 'place') return [{ ...fieldOf(key, member), path: key, about }];
    const sides = namesIn(memberOf(memberOf(member, 'properties'), 'side')['enum']);
    return [
      { ...CHOICE, path: 'place/widget', label: 'Beside', about, choices: widgets },
      { ...CHOICE, path: 'place/side', label: 'Side', about: '', choices: sides },
    ];
  });
}

/** The limits that answers of a kind can have. */
function limitFields(
  members: JsonObject,
  kind: JsonValue | undefined,
): readonly QuestionFieldDefinition[] {
  if (!isKind(kind)) return [];
  return QUESTION_KIND_KEYS[kind].limits.map((key) => {
    const member = memberOf(members, key);
    const about = textOf(member['description']);
    return { ...fieldOf(key, member), path: `limits/${key}`, about };
  });
}

function fieldOf(
  key: string,
  member: JsonObject,
): Pick<QuestionFieldDefinition, 'label' | 'control' | 'choices' | 'isTicked'> {
  const words = key.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  const label = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const types = namesIn(member['type']);
  const choices = namesIn(member['enum']);
  const shared = { label, choices, isTicked: member['default'] === true };
  if (choices.length > 0) return { ...shared, control: 'choice' };
  if (types.includes('boolean')) return { ...shared, control: 'tick' };
  if (types.includes('integer') || types.includes('number'))
    return { ...shared, control: 'number' };
  if (key === 'options') return { ...shared, control: 'options' };
  return { ...shared, control: key === 'when' ? 'condition' : 'text' };
}

function isKind(value: unknown): value is QuestionKind {
  return typeof value === 'string' && Object.hasOwn(QUESTION_KIND_KEYS, value);
}

function memberOf(object: JsonObject, key: string): JsonObject {
  const member = object[key];
  return isJsonObject(member) ? member : {};
}

function namesIn(value: JsonValue | undefined): readonly string[] {
  return (Array.isArray(value) ? value : []).filter((it) => typeof it === 'string');
}

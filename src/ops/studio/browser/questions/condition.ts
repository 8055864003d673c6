import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';

/** One part of a condition: a subject, and the values that it may have. */
export interface ConditionRow {
  /** A key of a condition, or 'answers/<id>' for a question that is answered by choosing. */
  readonly subject: string;
  /** Empty while it is unfinished. */
  readonly values: readonly string[];
}

/** Rows of which all or any must hold, including groups of other rows. */
export interface ConditionGroup {
  readonly mode: 'all' | 'any';
  readonly parts: readonly (ConditionRow | ConditionGroup)[];
}

/** Subjects with a single value instead of a list. */
const SINGLE: readonly string[] = ['access', 'period', 'lead'];

/** Whether a subject can have only one value. */
export function isSingle(subject: string): boolean {
  return SINGLE.includes(subject);
}

/** Converts a condition to a group. An inner group with only one subject becomes a row. */
export function groupOf(when: JsonValue | undefined): ConditionGroup {
  if (!isJsonObject(when)) return { mode: 'all', parts: [] };
  const { all, any, ...plain } = when;
  const rows = plainRows(plain);
  const ofAll = listOf(all).map(partOf);
  if (any === undefined) return { mode: 'all', parts: [...rows, ...ofAll] };
  const ofAny: ConditionGroup = { mode: 'any', parts: listOf(any).map(partOf) };
  const isAlone = rows.length === 0 && ofAll.length === 0;
  return isAlone ? ofAny : { mode: 'all', parts: [...rows, ...ofAll, ofAny] };
}

function partOf(when: JsonValue): ConditionGroup['parts'][number] {
  const group = groupOf(when);
  const [part, ...others] = group.parts;
  return part === undefined || others.length > 0 ? group : part;
}

/**
 * Converts a group to a condition without its unfinished parts; undefined when no part is finished.
 */
export function whenOf({ mode, parts }: ConditionGroup): JsonObject | undefined {
  const whole = parts.flatMap((part) => {
    const made = 'parts' in part ? whenOf(part) : plainOf(part);
    return made === undefined ? [] : [made];
  });
  const [first, ...others] = whole;
  if (first === undefined || others.length === 0) return first;
  return (mode === 'all' && inOne(whole)) || { [mode]: whole };
}

/** Merges conditions into one; null when two have the same key. */
function inOne(conditions: readonly JsonObject[]): JsonObject | null {
  const answers = conditions.flatMap((it) => Object.entries(objectOf(it['answers'])));
  const members = conditions.flatMap((it) => Object.entries(it));
  const others = members.filter(([key]) => key !== 'answers');
  if (!areDistinct(answers) || !areDistinct(others)) return null;
  const all = answers.length === 0 ? {} : { answers: Object.fromEntries(answers) };
  // In the order of the rows.
  return { ...Object.fromEntries(members), ...all };
}

function areDistinct(entries: readonly (readonly [string, unknown])[]): boolean {
  return new Set(entries.map(([key]) => key)).size === entries.length;
}

function plainRows(plain: JsonObject): readonly ConditionRow[] {
  return Object.entries(plain).flatMap(([key, value]): ConditionRow[] => {
    if (key !== 'answers') return [{ subject: key, values: namesIn(value) }];
    return Object.entries(objectOf(value)).map(([id, wanted]) => ({
      subject: `answers/${id}`,
      values: namesIn(wanted),
    }));
  });
}

function plainOf({ subject, values }: ConditionRow): JsonObject | undefined {
  if (subject === '' || values.length === 0) return undefined;
  const [key = '', id] = subject.split('/');
  if (id !== undefined) return { answers: { [id]: [...values] } };
  if (key === 'lead') return { lead: values[0] === 'true' };
  return { [key]: isSingle(key) ? (values[0] ?? '') : [...values] };
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function namesIn(value: JsonValue | undefined): readonly string[] {
  return listOf(value).map(String);
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

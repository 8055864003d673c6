import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';

/** One thing that a condition asks: by its subject, and which values it may have. */
export interface ConditionRow {
  /** A key of a condition, or 'answers/<id>' of a question that is answered by choosing. */
  readonly subject: string;
  /** None while it is half-made. */
  readonly values: readonly string[];
}

/** Rows of which all or any have to hold, and groups of others among them. */
export interface ConditionGroup {
  readonly mode: 'all' | 'any';
  readonly parts: readonly (ConditionRow | ConditionGroup)[];
}

/** Subjects whose value is one, and no list. */
const SINGLE: readonly string[] = ['access', 'period', 'lead'];

/** Tells whether only one value of a subject can be meant. */
export function isSingle(subject: string): boolean {
  return SINGLE.includes(subject);
}

/** A condition as a group. A group within it that asks one thing is a row of it. */
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

/** The condition that a group makes, without what is half-made of it; undefined where nothing is whole. */
export function whenOf({ mode, parts }: ConditionGroup): JsonObject | undefined {
  const whole = parts.flatMap((part) => {
    const made = 'parts' in part ? whenOf(part) : plainOf(part);
    return made === undefined ? [] : [made];
  });
  const [first, ...others] = whole;
  if (first === undefined || others.length === 0) return first;
  return (mode === 'all' && inOne(whole)) || { [mode]: whole };
}

/** Conditions as the members of one; null where two have the same member. */
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

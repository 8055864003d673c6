import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';

/** One thing that a condition asks: by its subject, and which values it may have. */
export interface ConditionRow {
  /** A key of a condition, or 'answers/<id>' of a question that is answered by choosing. */
  readonly subject: string;
  /** None while it is half-made. */
  readonly values: readonly string[];
}

/** A condition as rows of which all or any have to hold. */
export interface ConditionRows {
  readonly mode: 'all' | 'any';
  readonly rows: readonly ConditionRow[];
}

/** Subjects whose value is one, and no list. */
const SINGLE: readonly string[] = ['access', 'period', 'lead'];

/** Tells whether only one value of a subject can be meant. */
export function isSingle(subject: string): boolean {
  return SINGLE.includes(subject);
}

/** A condition's rows; null where it has conditions within conditions that rows cannot show. */
export function rowsOf(when: JsonValue | undefined): ConditionRows | null {
  if (!isJsonObject(when)) return { mode: 'all', rows: [] };
  const { all, any, ...plain } = when;
  if (all === undefined && any === undefined) return { mode: 'all', rows: plainRows(plain) };
  const isPlain = Object.keys(plain).length === 0;
  if (!isPlain || (all !== undefined && any !== undefined)) return null;
  const mode = all === undefined ? 'any' : 'all';
  const rows: ConditionRow[] = [];
  for (const inner of listOf(all ?? any)) {
    if (!isJsonObject(inner) || 'all' in inner || 'any' in inner) return null;
    const [row, ...others] = plainRows(inner);
    if (row === undefined || others.length > 0) return null;
    rows.push(row);
  }
  return { mode, rows };
}

/** The condition that rows make; undefined where none of them is whole. */
export function whenOf({ mode, rows }: ConditionRows): JsonObject | undefined {
  const whole = rows.filter(({ subject, values }) => subject !== '' && values.length > 0);
  if (whole.length === 0) return undefined;
  const subjects = whole.map(({ subject }) => subject);
  const isPlain = new Set(subjects).size === subjects.length;
  if (whole.length === 1 || (mode === 'all' && isPlain)) {
    return whole.map(plainOf).reduce((one, other) => ({ ...one, ...merged(one, other) }));
  }
  return { [mode]: whole.map(plainOf) };
}

function merged(one: JsonObject, other: JsonObject): JsonObject {
  const { answers } = other;
  return isJsonObject(answers) && isJsonObject(one['answers'])
    ? { ...other, answers: { ...one['answers'], ...answers } }
    : other;
}

function plainRows(plain: JsonObject): readonly ConditionRow[] {
  return Object.entries(plain).flatMap(([key, value]): ConditionRow[] => {
    if (key !== 'answers') return [{ subject: key, values: namesIn(value) }];
    const answers = isJsonObject(value) ? value : {};
    return Object.entries(answers).map(([id, wanted]) => ({
      subject: `answers/${id}`,
      values: namesIn(wanted),
    }));
  });
}

function plainOf({ subject, values }: ConditionRow): JsonObject {
  const [key = '', id] = subject.split('/');
  if (id !== undefined) return { answers: { [id]: [...values] } };
  if (key === 'lead') return { lead: values[0] === 'true' };
  return { [key]: isSingle(key) ? (values[0] ?? '') : [...values] };
}

function namesIn(value: JsonValue | undefined): readonly string[] {
  return listOf(value).map(String);
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

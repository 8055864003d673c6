import { setAt, unsetAt, valueAt } from '../../../../core/brand/editValue.ts';
import { formatBrandFile } from '../../../../core/brand/formatBrandFile.ts';
import { isJsonObject, type JsonObject } from '../../../../core/brand/JsonValue.ts';
import { fromPointer, parentPointer, toPointer } from '../../../../core/brand/jsonPointer.ts';
import { readSchema } from '../../schema/schemaFiles.ts';
import type { JsonSource } from '../../sources/Source.ts';
import { sameIn } from './brandTexts.ts';
import type { OpenTexts } from './openTexts.ts';
import type { TranslatedUnit } from './TranslationUnit.ts';
import type { WordedText } from './WordedText.ts';

/** A text that is not imported. */
export interface RefusedText {
  readonly id: string;
  readonly why: string;
  /** Whether the file has it a second time. */
  readonly isRepeated: boolean;
}

/** The result of importing translations. */
export interface Imported {
  /** The files that change, each with its new text. */
  readonly files: ReadonlyMap<JsonSource, string>;
  /** What was refused, and why. */
  readonly refused: readonly RefusedText[];
  /** How many texts change. */
  readonly changed: number;
  /** The lists that are not written yet, because one of their lines has no translation. */
  readonly waiting: readonly string[];
}

/**
 * Writes translations into the files that contain their texts. An empty one changes nothing. A list
 * changes only when all its lines are translated, because a page shows it whole. Refuses a unit
 * that the brand does not have, one that occurs twice, and one whose text has changed since the
 * export.
 */
export function importTexts(open: OpenTexts, units: readonly TranslatedUnit[]): Imported {
  const texts = new Map(open.texts.map((text) => [text.id, text]));
  const refused: RefusedText[] = [];
  const values = new Map<JsonSource, JsonObject>();
  const seen = new Set<string>();
  const waiting = waitingLists(open.texts, units);
  let changed = 0;
  for (const unit of units) {
    const text = texts.get(unit.id);
    const why = refusalOf(unit, text, seen);
    if (why !== null) refused.push({ id: unit.id, why, isRepeated: seen.has(unit.id) });
    seen.add(unit.id);
    if (why !== null || text === undefined || !isChange(unit, text)) continue;
    if (waiting.has(listOf(text))) continue;
    const value = values.get(text.home) ?? text.home.value;
    values.set(text.home, withMark(withText(value, text, unit.target), text, unit, open.language));
    changed += 1;
  }
  const schemaOf = new Map(open.texts.map(({ home, schema }) => [home, schema]));
  const files = [...values].map(([home, value]): [JsonSource, string] => [
    home,
    formatBrandFile(value, readSchema(schemaOf.get(home) ?? 'brand'), home.text),
  ]);
  return { files: new Map(files), refused, changed, waiting: [...waiting] };
}

/** The lists with a new translation for some lines and none at all for others. */
function waitingLists(
  texts: readonly WordedText[],
  units: readonly TranslatedUnit[],
): ReadonlySet<string> {
  const back = new Map(units.map(({ id, target }) => [id, target]));
  const lines = texts.filter((text) => text.lines !== null);
  const missing = lines.filter(({ id, target }) => target === '' && !back.get(id));
  const begun = new Set(
    lines.filter(({ id, target }) => (back.get(id) || target) !== target).map(listOf),
  );
  return new Set(missing.map(listOf).filter((list) => begun.has(list)));
}

/**
 * Returns the id of the list that a text is a line of; the text's own id when it is not in a list.
 */
function listOf({ id, lines }: WordedText): string {
  return lines === null ? id : id.slice(0, id.lastIndexOf('.'));
}

function isChange(unit: TranslatedUnit, text: WordedText): boolean {
  return unit.target !== '' && (unit.target !== text.target || unit.same !== text.same);
}

function refusalOf(
  { id, source }: TranslatedUnit,
  text: WordedText | undefined,
  seen: ReadonlySet<string>,
): string | null {
  if (text === undefined)
    return `${id}: the brand has no such text. Remove it, or export the texts again.`;
  if (seen.has(id)) return `${id}: it comes twice. Keep one of the two.`;
  if (source === text.source) return null;
  return `${id}: its text is "${text.source}" by now, and "${source}" was translated. Export it again.`;
}

/** Returns the file with a translation. A list is written whole, so its other lines follow. */
function withText(value: JsonObject, { at, lines }: WordedText, target: string): JsonObject {
  if (lines === null) return setAt(value, at, target);
  const list = parentPointer(at);
  const there = valueAt(value, list);
  const known = Array.isArray(there) ? there : [];
  const step = Number(fromPointer(at).at(-1));
  const whole = Array.from({ length: lines }, (_, index) =>
    index === step ? target : (known[index] ?? ''),
  );
  return setAt(value, list, whole);
}

/** Returns the file with or without the mark that a text is the same in both languages. */
function withMark(
  value: JsonObject,
  { key }: WordedText,
  { same }: TranslatedUnit,
  language: string,
): JsonObject {
  const at = toPointer(['translations', language, 'same']);
  const others = sameIn(value, language).filter((it) => it !== key);
  const marks = same ? [...others, key] : others;
  if (marks.length === 0) return isJsonObject(value) ? unsetAt(value, at) : value;
  return setAt(value, at, marks);
}

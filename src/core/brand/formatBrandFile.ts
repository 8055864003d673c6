import { brokenOpen } from './brokenOpen.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';
import { toPointer } from './jsonPointer.ts';
import { orderKeys } from './orderKeys.ts';
import type { SchemaRoot } from './SchemaNode.ts';

/** The longest line, where lines can be broken. */
const WIDTH = 100;
const INDENT = 2;

type Path = readonly (string | number)[];

/**
 * Returns a brand file's text: keys in the schema's order, two spaces. A list or object is on one
 * line if it fits and was on one line in `before`, the file's current text, so that changing one
 * value changes one line. Line ends are those of `before`.
 */
export function formatBrandFile(value: JsonObject, schema: SchemaRoot, before = ''): string {
  const broken = brokenOpen(before);
  const text = `${print(orderKeys(value, schema), [], 0)}\n`;
  return before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;

  /** `used` is the number of characters before the value on its line. */
  function print(inner: JsonValue, path: Path, used: number): string {
    const line = onOneLine(inner);
    const fits = used + line.length + 1 <= WIDTH && path.length > 0;
    if (isScalarOrEmpty(inner) || (fits && !isBroken(inner, path))) return line;
    const indent = (path.length + 1) * INDENT;
    const [open, close] = Array.isArray(inner) ? '[]' : '{}';
    const parts = partsOf(inner).map(
      ([key, part, label]) =>
        `${' '.repeat(indent)}${label}${print(part, [...path, key], indent + label.length)}`,
    );
    return `${open}\n${parts.join(',\n')}\n${' '.repeat(indent - INDENT)}${close}`;
  }

  /** Whether the value or anything in it was on several lines. */
  function isBroken(inner: JsonValue, path: Path): boolean {
    if (isScalarOrEmpty(inner)) return false;
    if (broken.has(toPointer(path))) return true;
    return partsOf(inner).some(([key, part]) => isBroken(part, [...path, key]));
  }
}

/** Returns the members of a list or object, each with the text before it. */
function partsOf(value: JsonValue): readonly [string | number, JsonValue, string][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item, '']);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([key, part]) => [key, part, `${JSON.stringify(key)}: `]);
}

function isScalarOrEmpty(value: JsonValue): boolean {
  return partsOf(value).length === 0;
}

function onOneLine(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const parts = partsOf(value).map(([, part, label]) => `${label}${onOneLine(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

import { spanOf } from '../../problem/Span.ts';
import { CannotRun } from '../../verbs/CannotRun.ts';

/** Thrown for a translator's file that cannot be read, with the place in its text. */
export class ExchangeFault extends CannotRun {
  /** The id of the unit at fault, or an offset in the text. */
  readonly at: string | number;

  constructor(message: string, at: string | number = 0, options?: ErrorOptions) {
    super(message, options);
    this.at = at;
  }
}

/**
 * Formats a place in a translator's file: 'texts.csv:4:1'. For a unit's id it is where the id is
 * written, for the second time if it `isRepeated`.
 */
export function placeIn(
  file: string,
  text: string,
  at: string | number,
  isRepeated = false,
): string {
  const offset = typeof at === 'number' ? at : offsetOf(text, at, isRepeated);
  const { line, column } = spanOf(text, offset, offset + 1);
  return `${file}:${line}:${column}`;
}

/** Returns where an id is written, and no longer one that begins with it; 0 when it is escaped. */
function offsetOf(text: string, id: string, isRepeated: boolean): number {
  if (id === '') return 0;
  const places: number[] = [];
  for (let at = text.indexOf(id); at !== -1; at = text.indexOf(id, at + 1)) {
    const isWhole =
      !/[\w./-]/.test(text.charAt(at - 1)) && !/[\w.-]/.test(text.charAt(at + id.length));
    if (isWhole) places.push(at);
  }
  return places[isRepeated ? 1 : 0] ?? 0;
}

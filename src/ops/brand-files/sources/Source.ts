import type { JsonObject } from '../../../core/brand/JsonValue.ts';

/** A text file of a brand folder, read and known to be UTF-8. */
export interface TextSource {
  /** The file's path as problems show it. */
  readonly name: string;
  /** The file's name without its folder and ending: a brand's id, a catalogue's, a text's. */
  readonly id: string;
  readonly text: string;
}

/** A JSON file that contains an object. `value` is the object without what its schema refuses. */
export interface JsonSource extends TextSource {
  readonly value: JsonObject;
  /** Pointers to what was removed or mistyped, because other checks would fail on it. */
  readonly removed: readonly string[];
}

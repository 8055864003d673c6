import type { SchemaName } from '../../schema/schemaFiles.ts';
import type { JsonSource } from '../../sources/Source.ts';
import type { TranslationUnit } from './TranslationUnit.ts';

/** A text for a translator, and where its translation is written. */
export interface WordedText extends TranslationUnit {
  /** The file that the translation belongs in. */
  readonly home: JsonSource;
  readonly schema: SchemaName;
  /** Its place in that file. For a line of a list, the last step is the line's number. */
  readonly at: string;
  /** Its key in the file's `same`: 'headings.paid'. */
  readonly key: string;
  /** How many lines its list has; null when it is not in a list. */
  readonly lines: number | null;
}

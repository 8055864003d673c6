import type { SchemaName } from '../../schema/schemaFiles.ts';
import type { JsonSource } from '../../sources/Source.ts';
import type { TranslationUnit } from './TranslationUnit.ts';

/** A text for a translator, and where its translation is written. */
export interface WordedText extends TranslationUnit {
  /** The file that is to say it in the other language. */
  readonly home: JsonSource;
  readonly schema: SchemaName;
  /** Its place in that file. A line of a list has its number as the last step. */
  readonly at: string;
  /** Its key in the file's `same`: 'headings.paid'. */
  readonly key: string;
  /** How many lines the list has that it is one of; null where it is none. */
  readonly lines: number | null;
}

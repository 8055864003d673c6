import { extname } from 'node:path';
import { csvFormat } from './csvFormat.ts';
import { jsonFormat } from './jsonFormat.ts';
import type { TranslationFormat } from './TranslationUnit.ts';
import { xliffFormat } from './xliffFormat.ts';

export const FORMAT_NAMES = ['xliff', 'csv', 'json'] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export const FORMATS: Readonly<Record<FormatName, TranslationFormat>> = {
  xliff: xliffFormat,
  csv: csvFormat,
  json: jsonFormat,
};

const ENDINGS: Readonly<Record<string, FormatName>> = {
  '.xlf': 'xliff',
  '.xliff': 'xliff',
  '.csv': 'csv',
  '.json': 'json',
};

/** Returns the format for a file name's ending, or undefined. */
export function formatOfFile(file: string): FormatName | undefined {
  return ENDINGS[extname(file).toLowerCase()];
}

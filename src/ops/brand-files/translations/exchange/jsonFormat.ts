import { isJsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';
import { CannotRun } from '../../verbs/CannotRun.ts';
import type { TranslatedUnit, TranslationFormat } from './TranslationUnit.ts';

/** Translations as JSON, for scripts: the file's properties, with the units in a list. */
export const jsonFormat: TranslationFormat = {
  write: ({ brand, sourceLanguage, language, terms, units }) => {
    const written = units.map(({ id, source, target, same, about, maxLength, placeholders }) => {
      return { id, source, target, same, about, maxLength, placeholders };
    });
    return `${JSON.stringify({ brand, sourceLanguage, language, terms, units: written }, null, 2)}\n`;
  },
  read: (text) => {
    const value = parsed(text);
    const { language, units } = isJsonObject(value) ? value : {};
    if (!Array.isArray(units)) throw new CannotRun('The file has no list "units" of translations.');
    return {
      ...(typeof language === 'string' ? { language } : {}),
      units: units.map(unitOf),
    };
  },
};

function parsed(text: string): JsonValue {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CannotRun('The file is no JSON.', { cause });
  }
}

function unitOf(unit: JsonValue, index: number): TranslatedUnit {
  const { id, source, target, same } = isJsonObject(unit) ? unit : {};
  if (typeof id !== 'string' || typeof source !== 'string' || typeof target !== 'string') {
    throw new CannotRun(
      `Unit ${index + 1} lacks an "id", a "source" or a "target" that is a text.`,
    );
  }
  return { id, source, target, same: same === true };
}

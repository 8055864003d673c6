import { isJsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';
import { explainSyntax } from '../../sources/explainSyntax.ts';
import { ExchangeFault } from './ExchangeFault.ts';
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
    const { brand, language, units } = isJsonObject(value) ? value : {};
    if (!Array.isArray(units))
      throw new ExchangeFault('The file has no list "units" of translations.');
    return {
      ...(typeof brand === 'string' ? { brand } : {}),
      ...(typeof language === 'string' ? { language } : {}),
      units: units.map(unitOf),
    };
  },
};

function parsed(text: string): JsonValue {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { fix, offset, why } = explainSyntax(text, cause);
    throw new ExchangeFault(`The file is no JSON. ${why} ${fix}`, offset, { cause });
  }
}

function unitOf(unit: JsonValue, index: number): TranslatedUnit {
  const { id, source, target, same } = isJsonObject(unit) ? unit : {};
  if (typeof id !== 'string' || typeof source !== 'string' || typeof target !== 'string') {
    throw new ExchangeFault(
      `Unit ${index + 1} lacks an "id", a "source" or a "target" that is a text.`,
    );
  }
  return { id, source, target, same: same === true };
}

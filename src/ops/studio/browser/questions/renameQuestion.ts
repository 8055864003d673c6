import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';

/** Renames a question without moving it, also in the conditions that name it. */
export function renameQuestion(questions: JsonObject, from: string, to: string): JsonObject {
  return mapped(questions, (id, question) => {
    if (!isJsonObject(question)) return [named(id, from, to), question];
    const { when } = question;
    const followed = isJsonObject(when)
      ? { ...question, when: renameIn(when, from, to) }
      : question;
    return [named(id, from, to), followed];
  });
}

/** Renames a question in the translations. */
export function renameWords(translations: JsonObject, from: string, to: string): JsonObject {
  return mapped(translations, (language, words) => {
    if (!isJsonObject(words) || !isJsonObject(words['questions'])) return [language, words];
    const questions = mapped(words['questions'], (id, word) => [named(id, from, to), word]);
    return [language, { ...words, questions }];
  });
}

function renameIn(condition: JsonObject, from: string, to: string): JsonObject {
  return mapped(condition, (key, value) => {
    if (key === 'answers' && isJsonObject(value)) {
      return [key, mapped(value, (id, wanted) => [named(id, from, to), wanted])];
    }
    if (!Array.isArray(value)) return [key, value];
    if (key === 'answered') {
      return [key, value.map((id) => (typeof id === 'string' ? named(id, from, to) : id))];
    }
    return [key, value.map((inner) => (isJsonObject(inner) ? renameIn(inner, from, to) : inner))];
  });
}

function named(id: string, from: string, to: string): string {
  return id === from ? to : id;
}

function mapped(
  object: JsonObject,
  change: (key: string, value: JsonValue) => readonly [string, JsonValue],
): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => change(key, value)));
}

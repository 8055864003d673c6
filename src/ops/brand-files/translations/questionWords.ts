import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import { fromPointer, toPointer } from '../../../core/brand/jsonPointer.ts';
import { type WordSchema, wordSchemas } from './wordSchemas.ts';

/** The pointer of a brand's questions, which are keyed by id. */
export const QUESTIONS = '/questions';

/**
 * The pointers of the words of a brand's questions: '/questions/size/label',
 * '/questions/size/options/few'.
 */
export function questionPointers({ questions }: JsonObject): readonly string[] {
  return membersOf(questions).flatMap(([id, question]) => {
    const options = isJsonObject(question) ? membersOf(question['options']) : [];
    return [
      ...[...wordSchemas('resolved-brand', 'questionWords').keys()].map(
        (word) => toPointer(['questions', id]) + word,
      ),
      ...options.map(([option]) => toPointer(['questions', id, 'options', option])),
    ];
  });
}

/** The description of a question's text for the translator; undefined for any other text. */
export function questionWordSchema(pointer: string): WordSchema | undefined {
  const [group, , ...word] = fromPointer(pointer);
  if (group !== 'questions') return undefined;
  const schemas = wordSchemas('resolved-brand', 'questionWords');
  const label = schemas.get('/label');
  return word[0] === 'options' && label
    ? { ...label, about: 'The label of an option.' }
    : schemas.get(toPointer(word));
}

function membersOf(value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  return isJsonObject(value)
    ? Object.entries(value).flatMap(([key, it]) => (it === undefined ? [] : [[key, it] as const]))
    : [];
}

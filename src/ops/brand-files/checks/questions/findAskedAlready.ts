import { isJsonObject } from '../../../../core/brand/JsonValue.ts';
import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import type { Problem } from '../../problem/Problem.ts';
import { problemAt } from '../../problem/problemAt.ts';
import type { JsonSource } from '../../sources/Source.ts';

/** Words in labels for something that a form field already asks for, with that field. */
const FIELDS: readonly (readonly [words: RegExp, field: string])[] = [
  [/\be-?mail\b/i, 'Email'],
  [/\b(tele)?phone\b/i, 'Phone number'],
  [/\b(company|business) name\b/i, 'Company name'],
  [/\b(full|first|last|your) name\b/i, 'Full name'],
  [/\bprovince\b/i, 'Province'],
  [/\bpassword\b/i, 'Password'],
];

/**
 * Finds questions of a brand file or a layer that seem to ask what a field asks. These are
 * warnings.
 */
export function findAskedAlready(source: JsonSource): readonly Problem[] {
  const { questions } = source.value;
  if (!isJsonObject(questions)) return [];
  return Object.entries(questions).flatMap(([id, question]) => {
    const label = isJsonObject(question) ? question['label'] : undefined;
    if (typeof label !== 'string') return [];
    const [, field] = FIELDS.find(([words]) => words.test(label)) ?? [];
    if (field === undefined) return [];
    // Another check refuses an equal label.
    if (label.toLowerCase() === field.toLowerCase()) return [];
    const at = toPointer(['questions', id, 'label']);
    const why = `The form has a field "${field}" already.`;
    const fix = 'Remove the question, unless it asks for something else.';
    return [problemAt('questions', source, { at, why, fix })];
  });
}

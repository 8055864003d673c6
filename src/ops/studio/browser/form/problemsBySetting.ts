import { isWithin, parentPointer } from '../../../../core/brand/jsonPointer.ts';
import type { ShownProblem } from '../../wire/BrandReport.ts';

/**
 * Groups problems by the field or group of the form that they belong to: what a problem names, or
 * the nearest around it that the form has; '' for problems of the whole brand.
 */
export function problemsBySetting(
  problems: readonly ShownProblem[],
  fields: ReadonlySet<string>,
): ReadonlyMap<string, readonly ShownProblem[]> {
  const found = new Map<string, ShownProblem[]>();
  for (const problem of problems) {
    let pointer = problem.pointer;
    // A word of another language has a field of its own, beside the form.
    const isWord = isWithin(pointer, '/translations');
    while (pointer !== '' && !isWord && !fields.has(pointer)) pointer = parentPointer(pointer);
    found.set(pointer, [...(found.get(pointer) ?? []), problem]);
  }
  return found;
}

/** Counts the problems in these keys of a brand's file. */
export function countProblems(problems: readonly ShownProblem[], keys: readonly string[]): number {
  return problems.filter(({ pointer }) => keys.some((key) => isWithin(pointer, `/${key}`))).length;
}

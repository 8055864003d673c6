import { isWithin, parentPointer } from '../../../../core/brand/jsonPointer.ts';
import type { ShownProblem } from '../../wire/BrandReport.ts';

/**
 * Groups problems by the field or group of the form that they belong to: the named setting, or the
 * nearest one around it that the form has; '' for problems of the whole brand.
 */
export function problemsBySetting(
  problems: readonly ShownProblem[],
  fields: ReadonlySet<string>,
): ReadonlyMap<string, readonly ShownProblem[]> {
  const found = new Map<string, ShownProblem[]>();
  for (const problem of problems) {
    const pointer = nearest(problem.pointer, (it) => hasField(it, fields));
    found.set(pointer, [...(found.get(pointer) ?? []), problem]);
  }
  return found;
}

/** Returns the field or group that shows the problems at a pointer; '' when none does. */
export function settingAround(pointer: string, shown: ReadonlyMap<string, unknown>): string {
  return nearest(pointer, (it) => it === '' || shown.has(it));
}

/** Returns the pointer itself or the nearest one around it that is wanted; the root always is. */
function nearest(pointer: string, isWanted: (pointer: string) => boolean): string {
  return isWanted(pointer) ? pointer : nearest(parentPointer(pointer), isWanted);
}

/** Whether the problem's own setting is shown. A translation has a field outside the form. */
function hasField(pointer: string, fields: ReadonlySet<string>): boolean {
  return pointer === '' || fields.has(pointer) || isWithin(pointer, '/translations');
}

/** Counts the problems in these keys of a brand's file. */
export function countProblems(problems: readonly ShownProblem[], keys: readonly string[]): number {
  return problems.filter(({ pointer }) => keys.some((key) => isWithin(pointer, `/${key}`))).length;
}

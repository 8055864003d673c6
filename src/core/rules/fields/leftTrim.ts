import { withoutTurningMarks } from './turningMarks.ts';

/** Returns a text field's value without leading space and without invisible direction marks. */
export function leftTrim(value: string): string {
  return withoutTurningMarks(value).trimStart();
}

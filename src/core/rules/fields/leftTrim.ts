import { withoutTurningMarks } from './turningMarks.ts';

/** A text field's value without leading space, and without the unseen marks that turn a text. */
export function leftTrim(value: string): string {
  return withoutTurningMarks(value).trimStart();
}

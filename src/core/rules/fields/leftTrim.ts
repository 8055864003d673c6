import { withoutUnseenMarks } from './unseenMarks.ts';

/**
 * Returns a text field's value without leading space and invisible marks. The tab between two cells
 * of a spreadsheet becomes a space.
 */
export function leftTrim(value: string): string {
  return withoutUnseenMarks(value).replaceAll('\t', ' ').trimStart();
}

import type { Question } from '../../contract/generated/brand.ts';

/** Returns the ids of a question's options in display order. */
export function optionsOf({ options = {} }: Question): readonly string[] {
  return Object.keys(options);
}

import type { Question } from '../../contract/generated/brand.ts';

/** The ids of a question's options, in the order shown. */
export function optionsOf({ options = {} }: Question): readonly string[] {
  return Object.keys(options);
}

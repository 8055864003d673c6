import { chosenText } from './chosenText.ts';

/** The names of numbers that are below a thousand wherever `formatText` fills them in: all languages write them alike. */
type SmallNumber = 'count' | 'days' | 'digits' | 'months' | 'number';

/**
 * Fills in a text's {placeholders}. One without a parameter is kept, so that tests notice it. A number
 * of another name is written by `formatNumbers`, with the separators of its language.
 */
export function formatText<Params extends Readonly<Record<string, string | number>>>(
  text: string,
  params: Params & { readonly [name in Exclude<keyof Params, SmallNumber>]: string },
): string {
  return chosenText(text, params).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}

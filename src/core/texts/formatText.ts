import { chosenText } from './chosenText.ts';

/** Fills in a text's {placeholders}. One without a parameter is kept, so that tests notice it. */
export function formatText(
  text: string,
  params: Readonly<Record<string, string | number>>,
): string {
  return chosenText(text, params).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}

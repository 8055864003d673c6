import { chosenText } from './chosenText.ts';

/** Fills a text's {placeholders}. One without a parameter stays as it is, so that a test sees it. */
export function formatText(
  text: string,
  params: Readonly<Record<string, string | number>>,
): string {
  return chosenText(text, params).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}

import { escapeHtml } from '../../../core/markup/escapeHtml.ts';

/**
 * Returns the brand's first letter on its accent colour, as a data URL. It contains no character that
 * would end an attribute and encodes no others, because encoding would make it half as long again.
 */
export function favicon(name: string, accent: string, onAccent: string): string {
  const [first = ''] = name.trim();
  const letter = encodeURIComponent(escapeHtml(first.toUpperCase()));
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>` +
    `<rect width='32' height='32' rx='8' fill='${encodeURIComponent(accent)}'/>` +
    `<text x='16' y='22.5' font-family='Arial,sans-serif' font-weight='700' font-size='19' ` +
    `text-anchor='middle' fill='${encodeURIComponent(onAccent)}'>${letter}</text></svg>`;
  return `data:image/svg+xml,${svg}`;
}

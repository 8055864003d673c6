import { deriveScheme } from '../theme/deriveScheme.ts';

/** A colour of the theme, as an illustration names it: var(--c-accent). */
const NAMED = /var\(\s*(--[\w-]*)\s*\)/g;

/** The names of the colours that every theme has. */
export const THEME_COLOURS: readonly string[] = Object.keys(
  deriveScheme(
    { accent: '#000000', ink: '#000000', surface: '#ffffff' },
    { field: 'outlined', panel: 'plain' },
  ),
).filter((name) => name.startsWith('--c-'));

/** Returns the colour names that an attribute's value uses. */
export function coloursNamed(value: string): readonly string[] {
  return Array.from(value.matchAll(NAMED), ([, name = '']) => name);
}

/**
 * Draws an illustration in the colours of a scheme. A page shows it as an image, and images cannot
 * use the page's custom properties.
 */
export function paintIllustration(svg: string, scheme: Readonly<Record<string, string>>): string {
  return svg.replaceAll(NAMED, (written, name: string) => scheme[name] ?? written);
}

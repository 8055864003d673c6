import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { PageConfig } from '../../../core/contract/generated/session.ts';
import { escapeHtml } from '../../../core/markup/escapeHtml.ts';
import { languageOf } from '../../../core/texts/languages.ts';

/**
 * Returns the theme's choices other than colours, as attributes of the html element for the style sheet.
 */
export function htmlAttributes(
  { brand, theme }: BuiltBrand,
  view: PageConfig['view'],
): Readonly<Record<string, string>> {
  const { layout, radius, density, field, signature } = brand.theme;
  return {
    lang: brand.locale,
    // Left-to-right is the default.
    ...(languageOf(brand.locale)?.direction === 'rtl' && { dir: 'rtl' }),
    'data-view': view,
    'data-layout': layout,
    'data-radius': radius,
    'data-density': density,
    'data-field': field,
    'data-pattern': signature.pattern,
    'data-panel': signature.panel,
    'data-heading': signature.heading,
    'data-scheme': theme.dark ? 'light dark' : (theme.light['color-scheme'] ?? 'light'),
  };
}

/** Writes the attributes of a tag. */
export function writeAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

import type { ThemeVariables } from '../../../core/contract/builtBrand.ts';

function declarations(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Writes a brand's colours as custom properties, with dark ones only if its theme has them. */
export function themeStyle(theme: ThemeVariables): string {
  const light = `:root{${declarations(theme.light)}}`;
  if (!theme.dark) return light;
  const dark = `:root{${declarations(theme.dark)}}`;
  return `${light}@media (prefers-color-scheme:dark){${dark}}`;
}

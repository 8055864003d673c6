import type { ThemeVariables } from '../../../core/contract/builtBrand.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { deriveScheme } from './deriveScheme.ts';

/** Returns a brand's custom properties for each scheme, from the few settings of its theme. */
export function deriveTheme(theme: Brand['theme']): ThemeVariables {
  const look = { field: theme.field, panel: theme.signature.panel };
  const light = deriveScheme(theme, look);
  return theme.dark === undefined ? { light } : { light, dark: deriveScheme(theme.dark, look) };
}

import type { Finding } from '../problem/Finding.ts';
import { deriveScheme, type SchemeColours, type SchemeLook } from '../theme/deriveScheme.ts';
import { findLowContrast } from '../theme/findLowContrast.ts';
import { suggestColour } from '../theme/suggestColour.ts';
import type { BrandCheck } from './BrandCheck.ts';

/** All that is read on the page, in every state and scheme, meets WCAG AA. */
export const checkThemeContrast: BrandCheck = ({ brand: { theme } }) => {
  const look = { field: theme.field, panel: theme.signature.panel };
  const light = checkScheme('/theme', theme, look);
  if (theme.dark === undefined) return light;
  return [...light, ...checkScheme('/theme/dark', theme.dark, look)];
};

function checkScheme(at: string, colours: SchemeColours, look: SchemeLook): readonly Finding[] {
  const failures = findLowContrast(deriveScheme(colours, look));
  const [first] = failures;
  if (first === undefined) return [];
  const { pair, front, back, found } = first;
  const others = failures.length > 1 ? ` (and so with ${failures.length - 1} more)` : '';
  // Rounded down: 4.498 must not read as the 4.5 that it misses.
  const shown = Math.floor(found * 100) / 100;
  const why = `${pair.says} (${front}) on ${back} has a contrast of ${shown}; WCAG AA asks for ${pair.ratio}${others}.`;
  const suggestion = suggestColour(colours, look);
  if (suggestion === null) {
    return [
      {
        at: `${at}/surface`,
        why,
        fix: 'Choose a surface that is much lighter or darker than the ink.',
      },
    ];
  }
  return [{ at: `${at}/${suggestion.key}`, why, fix: `Did you mean "${suggestion.colour}"?` }];
}

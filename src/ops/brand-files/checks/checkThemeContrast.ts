import type { Finding } from '../problem/Finding.ts';
import {
  deriveScheme,
  isDarkScheme,
  type SchemeColours,
  type SchemeLook,
} from '../theme/deriveScheme.ts';
import { findLowContrast } from '../theme/findLowContrast.ts';
import { accentContrast, seenAccent, TOLD_APART } from '../theme/seenAccent.ts';
import { suggestColours } from '../theme/suggestColours.ts';
import type { BrandCheck } from './BrandCheck.ts';

/**
 * Checks that all text on the page meets WCAG AA in every state and scheme, and that the button is
 * visible.
 */
export const checkThemeContrast: BrandCheck = ({ brand: { theme } }) => {
  const look = { field: theme.field, panel: theme.signature.panel };
  const light = [...findUnseen('/theme', theme), ...findUnread('/theme', theme, look)];
  const { dark } = theme;
  if (dark === undefined) return light;
  const at = '/theme/dark';
  return [
    ...light,
    ...findWrongWay(theme, dark),
    ...findUnseen(at, dark),
    ...findUnread(at, dark, look),
  ];
};

/**
 * The second scheme must be dark, beside a light one. A brand that is always dark sets dark colours
 * in the theme itself.
 */
function findWrongWay(theme: SchemeColours, dark: SchemeColours): readonly Finding[] {
  const at = '/theme/dark';
  if (isDarkScheme(theme)) {
    const why = "The theme's own colours are dark, and every visitor sees them.";
    return [{ at, part: 'key', why, fix: 'Remove it.' }];
  }
  if (isDarkScheme(dark)) return [];
  const why = "The dark scheme's text is darker than its page.";
  return [{ at, part: 'key', why, fix: 'Remove it, or exchange the two.' }];
}

function findUnseen(at: string, colours: SchemeColours): readonly Finding[] {
  const unseen = explainUnseen(colours);
  return unseen === null ? [] : [{ at: `${at}/accent`, ...unseen }];
}

/** Says why a button of these colours would not be seen; null when it is. */
export function explainUnseen(colours: SchemeColours): Pick<Finding, 'why' | 'fix'> | null {
  const found = accentContrast(colours);
  if (found >= TOLD_APART) return null;
  const shown = Math.floor(found * 100) / 100;
  const why = `The button (${colours.accent}) on ${colours.surface} has a contrast of ${shown}; to be seen it takes ${TOLD_APART}.`;
  return { why, fix: `Did you mean "${seenAccent(colours)}"?` };
}

function findUnread(at: string, colours: SchemeColours, look: SchemeLook): readonly Finding[] {
  const failures = findLowContrast(deriveScheme(colours, look));
  const [first] = failures;
  if (first === undefined) return [];
  const { pair, front, back, found } = first;
  const others = failures.length > 1 ? ` (and so with ${failures.length - 1} more)` : '';
  // Rounded down, so that 4.498 is not shown as the 4.5 that it misses.
  const shown = Math.floor(found * 100) / 100;
  const why = `${pair.says} (${front}) on ${back} has a contrast of ${shown}; WCAG AA asks for ${pair.ratio}${others}.`;
  const { ink, surface } = suggestColours(colours, look);
  if (surface === undefined) return [{ at: `${at}/ink`, why, fix: `Did you mean "${ink}"?` }];
  const fix =
    ink === undefined
      ? `Did you mean "${surface}"?`
      : `Set it to "${surface}", and "ink" beside it to "${ink}".`;
  return [{ at: `${at}/surface`, why, fix }];
}

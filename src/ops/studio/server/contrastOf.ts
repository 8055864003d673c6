import type { Brand } from '../../../core/contract/generated/brand.ts';
import { contrast } from '../../brand-files/theme/contrast.ts';
import { CONTRAST_PAIRS } from '../../brand-files/theme/contrastPairs.ts';
import { deriveScheme, type SchemeColours } from '../../brand-files/theme/deriveScheme.ts';
import type { ShownContrast } from '../wire/BrandReport.ts';

/** The pairs of colours that show the effect of a theme key, as custom properties. */
const SHOWN: Readonly<Record<keyof SchemeColours, readonly (readonly [string, string])[]>> = {
  accent: [
    ['--c-on-accent', '--c-accent'],
    ['--c-accent-text', '--c-surface'],
  ],
  ink: [
    ['--c-ink', '--c-surface'],
    ['--c-ink-soft', '--c-surface'],
  ],
  surface: [
    ['--c-ink', '--c-surface'],
    ['--c-border', '--c-surface'],
  ],
  summarySurface: [['--c-on-summary', '--c-summary']],
};

/** Returns the contrasts by the JSON pointer of each colour that decides them. */
export function contrastOf({ theme }: Brand): Record<string, readonly ShownContrast[]> {
  const look = { field: theme.field, panel: theme.signature.panel };
  return {
    ...contrastOfScheme('/theme', deriveScheme(theme, look)),
    ...(theme.dark && contrastOfScheme('/theme/dark', deriveScheme(theme.dark, look))),
  };
}

function contrastOfScheme(at: string, scheme: Readonly<Record<string, string>>) {
  const shown = Object.entries(SHOWN).map(([key, pairs]) => [
    `${at}/${key}`,
    pairs.flatMap(([front, back]) => shownPair(scheme, front, back)),
  ]);
  return Object.fromEntries(shown);
}

function shownPair(
  scheme: Readonly<Record<string, string>>,
  front: string,
  back: string,
): readonly ShownContrast[] {
  const pair = CONTRAST_PAIRS.find((it) => it.front === front && it.back === back);
  const [above, below] = [scheme[front], scheme[back]];
  if (pair === undefined || above === undefined || below === undefined) return [];
  const found = contrast(above, below);
  return [{ says: pair.says, front: above, back: below, found, needs: pair.ratio }];
}

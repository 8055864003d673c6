import type { BuiltBrand } from '../contract/builtBrand.ts';

export interface MailColours {
  readonly accent: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly rule: string;
  /** The background of the mail itself. */
  readonly surface: string;
  /** The background around the mail, and of highlighted parts. */
  readonly ground: string;
}

/** A colour that every mail program understands. Any other text could break out of an attribute. */
const HEX = /^#[0-9a-f]{3,8}$/i;

/** Returns the colours of a brand's mails. `dark` is null when its theme has no dark scheme. */
export function mailColours({ brand, theme }: Pick<BuiltBrand, 'brand' | 'theme'>): {
  readonly light: MailColours;
  readonly dark: MailColours | null;
} {
  const { dark } = theme;
  return {
    light: coloursOf(theme.light, brand.theme),
    dark: dark === undefined ? null : coloursOf(dark, brand.theme.dark ?? brand.theme),
  };
}

function coloursOf(
  variables: Readonly<Record<string, string>>,
  named: { readonly accent: string; readonly ink: string; readonly surface: string },
): MailColours {
  const colour = (name: string, otherwise: string): string => {
    const value = variables[name];
    return value !== undefined && HEX.test(value) ? value : otherwise;
  };
  return {
    accent: colour('--c-accent', named.accent),
    onAccent: colour('--c-on-accent', '#ffffff'),
    accentText: colour('--c-accent-text', named.accent),
    ink: colour('--c-ink', named.ink),
    inkSoft: colour('--c-ink-soft', named.ink),
    rule: colour('--c-rule', named.ink),
    surface: colour('--c-surface', named.surface),
    ground: colour('--c-accent-tint', named.surface),
  };
}

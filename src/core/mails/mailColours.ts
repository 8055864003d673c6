import type { BuiltBrand } from '../contract/builtBrand.ts';
import type { Brand } from '../contract/generated/brand.ts';

export interface MailColours {
  readonly accent: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly rule: string;
  /**
   * The background of the mail and around it. A ground in the band's colour would cut the mail's card
   * in two.
   */
  readonly surface: string;
  /** The background of highlighted parts. */
  readonly panel: string;
  readonly onPanel: string;
  /** The background of the title: the page's summary panel. */
  readonly band: string;
  readonly onBand: string;
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
    light: coloursOf(theme.light, brand.theme, brand.theme),
    dark: dark === undefined ? null : coloursOf(dark, brand.theme.dark ?? brand.theme, brand.theme),
  };
}

function coloursOf(
  variables: Readonly<Record<string, string>>,
  named: { readonly accent: string; readonly ink: string; readonly surface: string },
  { signature }: Pick<Brand['theme'], 'signature'>,
): MailColours {
  const colour = (name: string, otherwise: string): string => {
    const value = variables[name];
    return value !== undefined && HEX.test(value) ? value : otherwise;
  };
  const surface = colour('--c-surface', named.surface);
  const ink = colour('--c-ink', named.ink);
  const onBand = colour('--c-on-summary', named.ink);
  const band = colour('--c-summary', named.surface);
  return {
    accent: colour('--c-accent', named.accent),
    onAccent: colour('--c-on-accent', '#ffffff'),
    accentText: colour('--c-accent-text', named.accent),
    ink,
    inkSoft: colour('--c-ink-soft', named.ink),
    rule: colour('--c-rule', named.ink),
    surface,
    ...(signature.panel === 'accent'
      ? { panel: colour('--c-accent-tint', named.surface), onPanel: ink }
      : { panel: band, onPanel: onBand }),
    band,
    onBand,
  };
}

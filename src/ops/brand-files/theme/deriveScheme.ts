import type { Brand } from '../../../core/contract/generated/brand.ts';
import { contrast, luminance } from './contrast.ts';
import { fromHex, mix, toHex } from './oklch.ts';
import { reachContrast } from './reachContrast.ts';

/** The colours that a brand names for one scheme. */
export interface SchemeColours {
  readonly accent: string;
  readonly ink: string;
  readonly surface: string;
  readonly summarySurface?: string;
}

/** The theme's settings besides colours that change colours. */
export interface SchemeLook {
  readonly field: Brand['theme']['field'];
  readonly panel: Brand['theme']['signature']['panel'];
}

/** The contrast of text by WCAG AA. Slightly more, because colours are rounded to bytes. */
const TEXT = 4.52;
/** The contrast of borders, focus rings and other meaningful shapes. */
const SHAPE = 3.02;

const WHITE = '#ffffff';
const DANGER_HUE = 25;
const SUCCESS_HUE = 155;

/** Whether a scheme is dark: its text is lighter than the page. */
export function isDarkScheme({ ink, surface }: SchemeColours): boolean {
  return luminance(surface) < luminance(ink);
}

/**
 * Returns every colour of one scheme by its custom property's name, and the browser's matching
 * color-scheme.
 */
export function deriveScheme(colours: SchemeColours, look: SchemeLook): Record<string, string> {
  const { accent, ink, surface } = colours;
  const isDark = isDarkScheme(colours);
  const field = deriveField(colours, look, isDark);
  const tint = mix(surface, accent, isDark ? 0.16 : 0.08);
  const grounds = [surface, field, tint];
  const disabled = mix(surface, ink, 0.1);
  return {
    'color-scheme': isDark ? 'dark' : 'light',
    ...deriveAction(accent),
    '--c-accent-tint': tint,
    '--c-accent-text': reachContrast(accent, grounds, TEXT),
    '--c-ink': ink,
    '--c-ink-soft': reachContrast(mix(ink, surface, 0.28), grounds, TEXT),
    '--c-ink-faint': reachContrast(mix(ink, surface, 0.45), grounds, TEXT),
    '--c-surface': surface,
    '--c-field': field,
    '--c-border': reachContrast(mix(ink, surface, 0.65), [surface, field], SHAPE),
    '--c-rule': mix(surface, ink, 0.12),
    '--c-focus': reachContrast(isAlarming(accent) ? ink : accent, grounds, SHAPE),
    ...deriveSummary(colours, look, isDark),
    ...deriveNotice('danger', DANGER_HUE, 0.2, surface, field, isDark),
    ...deriveNotice('success', SUCCESS_HUE, 0.13, surface, field, isDark),
    '--c-disabled': disabled,
    '--c-on-disabled': reachContrast(mix(ink, disabled, 0.4), [disabled], TEXT),
    '--c-backdrop': translucent(isDark ? '#000000' : darkest(ink), isDark ? 0.7 : 0.5),
    '--c-shadow': translucent(isDark ? '#000000' : darkest(ink), isDark ? 0.5 : 0.1),
  };
}

/** Whether a field with this border would look as if it had an error. */
function isAlarming(colour: string): boolean {
  const { c, h } = fromHex(colour);
  const apart = Math.abs(h - DANGER_HUE);
  return c > 0.08 && Math.min(apart, 360 - apart) < 35;
}

/** A filled field uses the accent's hue, because a grey one looks disabled. */
function deriveField(colours: SchemeColours, look: SchemeLook, isDark: boolean): string {
  const { accent, ink, surface } = colours;
  if (look.field === 'filled') return mix(surface, mix(ink, accent, 0.5), isDark ? 0.1 : 0.055);
  return mix(surface, WHITE, isDark ? 0.04 : 0.7);
}

/**
 * The main action. Its text is white when that is readable, and its states move away from the
 * text's lightness.
 */
function deriveAction(accent: string): Record<string, string> {
  const on = readableOn(accent);
  const start = fromHex(accent);
  const step = stepOf(start.l, on);
  const moved = (steps: number) => toHex({ ...start, l: start.l + steps * step });
  return {
    '--c-accent': accent,
    '--c-accent-hover': reachContrast(moved(1), [on], TEXT),
    '--c-accent-active': reachContrast(moved(2), [on], TEXT),
    '--c-on-accent': on,
  };
}

/**
 * Moves away from the button's text, or towards it when black or white is near. A step near black
 * is less visible.
 */
function stepOf(lightness: number, on: string): number {
  if (on === WHITE) return lightness > 0.3 ? -0.05 : 0.1;
  return lightness < 0.88 ? 0.05 : -0.05;
}

/** White when it is readable, else a dark shade of the background's own hue, else black. */
function readableOn(background: string): string {
  if (contrast(WHITE, background) >= TEXT) return WHITE;
  const shade = toHex({ l: 0.22, c: 0.04, h: fromHex(background).h });
  return contrast(shade, background) >= TEXT ? shade : '#000000';
}

function deriveSummary(
  colours: SchemeColours,
  look: SchemeLook,
  isDark: boolean,
): Record<string, string> {
  const summary = summaryOf(colours, look, isDark);
  const { ink } = colours;
  const on = contrast(ink, summary) >= 7 ? ink : readableOn(summary);
  return {
    '--c-summary': summary,
    '--c-on-summary': on,
    '--c-on-summary-soft': reachContrast(mix(on, summary, 0.25), [summary], TEXT),
    '--c-summary-rule': mix(summary, on, 0.18),
  };
}

function summaryOf(colours: SchemeColours, { panel }: SchemeLook, isDark: boolean): string {
  const { accent, ink, surface, summarySurface } = colours;
  if (panel === 'accent') return isDark ? toned(accent) : accent;
  if (summarySurface !== undefined) return summarySurface;
  if (panel === 'tinted') return mix(surface, accent, isDark ? 0.14 : 0.09);
  return mix(surface, ink, isDark ? 0.05 : 0.03);
}

/** A panel in the accent's hue that does not glare on a dark page. */
function toned(accent: string): string {
  const { c, h } = fromHex(accent);
  return toHex({ l: 0.33, c: c * 0.7, h });
}

function deriveNotice(
  name: 'danger' | 'success',
  h: number,
  c: number,
  surface: string,
  field: string,
  isDark: boolean,
): Record<string, string> {
  const base = toHex({ l: isDark ? 0.75 : 0.5, c: isDark ? c * 0.7 : c, h });
  const tint = mix(surface, base, isDark ? 0.14 : 0.08);
  return {
    [`--c-${name}`]: reachContrast(base, [surface, field, tint], TEXT),
    [`--c-${name}-tint`]: tint,
  };
}

function darkest(ink: string): string {
  return toHex({ ...fromHex(ink), l: 0.18 });
}

/** In eight digits, because mails' pictures are drawn by a library that knows no newer notation. */
function translucent(hex: string, alpha: number): string {
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

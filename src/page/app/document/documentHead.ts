import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { escapeHtml } from '../../../core/markup/escapeHtml.ts';
import { EMBEDDED } from '../embedded/embeddedIds.ts';
import { directionStyle } from './directionStyle.ts';
import { favicon } from './favicon.ts';
import { fontFaces } from './fontFaces.ts';
import { fontOf } from './fontFiles.ts';
import { type PlacedChunk, pageAssets, type Stylesheet } from './pageAssets.ts';
import { type PageShape, pickStyles } from './pickStyles.ts';
import { themeStyle } from './themeStyle.ts';
import { typePairings } from './typePairings.ts';

/** Later layers win, regardless of the order of their rules. */
const LAYERS = '@layer reset,tokens,ui,renderer,widgets,app;';

/**
 * Returns the inline styles of a page: the part of the product's CSS that it can need, and the
 * brand's own.
 */
export function inlineStyles(
  { brand, theme }: BuiltBrand,
  chunks: readonly PlacedChunk[],
  shape: PageShape,
): readonly string[] {
  const { type } = brand.theme;
  const rules = [...pageAssets.rules, ...stylesheetsOf(chunks).flatMap((sheet) => sheet.rules)];
  const own =
    themeStyle(theme) + fontFaces(typePairings[type], fontOf(brand)) + directionStyle(brand.locale);
  return [LAYERS + pickStyles(rules, shape), own];
}

/** Returns the stylesheets of chunks without duplicates. */
function stylesheetsOf(chunks: readonly PlacedChunk[]): readonly Stylesheet[] {
  const all = chunks.flatMap(({ styles }) => styles);
  return [...new Map(all.map((sheet) => [sheet.href, sheet])).values()];
}

/**
 * Writes the document's head. Everything in it that does not come from the build is escaped. It
 * links the scripts of the page's widgets, so that they load beside the entry, which reads here
 * which to wait for.
 */
export function documentHead(
  built: BuiltBrand,
  title: string,
  chunks: readonly PlacedChunk[],
  styles: readonly string[],
): string {
  const { brand, theme } = built;
  const surface = theme.light['--c-surface'] ?? brand.theme.surface;
  const accent = theme.light['--c-accent'] ?? brand.theme.accent;
  const onAccent = theme.light['--c-on-accent'] ?? brand.theme.surface;
  const awaited = chunks.filter(({ isAwaited }) => isAwaited);
  // Tells lazily loaded scripts which stylesheets the page already contains.
  const held = stylesheetsOf(awaited).map(({ href }) => href);
  const [first = '', ...others] = styles;
  const waitedFor = awaited.filter(({ isImported }) => !isImported);
  const imported = awaited.flatMap((it) =>
    it.isImported ? [it.script, ...it.imports] : it.imports,
  );
  const preloads = new Set([pageAssets.script, ...imported]);
  for (const { script } of waitedFor) preloads.delete(script);
  const dark = theme.dark?.['--c-surface'];
  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="format-detection" content="telephone=no">',
    `<meta name="theme-color" content="${escapeHtml(surface)}"${dark ? ' media="(prefers-color-scheme: light)"' : ''}>`,
    // Paints the page only when it is complete, because a row painted in parts would jump. Chromium
    // waits for the start of this element, which is the first after the visible content.
    `<link rel="expect" href="#${EMBEDDED.brand}" blocking="render">`,
    dark
      ? `<meta name="theme-color" content="${escapeHtml(dark)}" media="(prefers-color-scheme: dark)">`
      : '',
    ...[...preloads].map((href) => `<link rel="modulepreload" href="${href}">`),
    ...waitedFor.map(({ script }) => `<link rel="modulepreload" href="${script}" data-chunk>`),
    // After the scripts and with lower priority: on a slow first visit it is for the next page.
    ...fontOf(brand)
      .files.slice(-1)
      .map(
        ({ href }) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}">`,
      ),
    `<style${held.length > 0 ? ` data-holds="${held.join(' ')}"` : ''}>${first}</style>`,
    ...others.map((css) => `<style>${css}</style>`),
    ...pageAssets.links.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="icon" href="${favicon(brand.name, accent, onAccent)}">`,
  ].join('');
}

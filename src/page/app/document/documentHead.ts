import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { EMBEDDED } from '../embedded/embeddedIds.ts';
import { escapeHtml } from './escapeHtml.ts';
import { favicon } from './favicon.ts';
import { fontFaces } from './fontFaces.ts';
import { fontFiles } from './fontFiles.ts';
import { pageAssets } from './pageAssets.ts';
import { themeStyle } from './themeStyle.ts';
import { typePairings } from './typePairings.ts';

/** Later layers win, wherever their rules stand in the bundle. */
const CRITICAL_CSS = `@layer reset,tokens,ui,renderer,widgets,app;${pageAssets.css}`;

/** The inline styles of a brand's pages: the product's, the same everywhere, and the brand's own. */
export function inlineStyles({ brand, theme }: BuiltBrand): readonly string[] {
  const { type } = brand.theme;
  return [CRITICAL_CSS, themeStyle(theme) + fontFaces(typePairings[type], fontFiles[type])];
}

/**
 * The document's head. Everything in it that is not the build's own is escaped. The scripts of lazy
 * parts, named by their files, are fetched beside the entry, which asks for them only once it runs.
 */
export function documentHead(built: BuiltBrand, title: string, parts: readonly string[]): string {
  const { brand, theme } = built;
  const surface = theme.light['--c-surface'] ?? brand.theme.surface;
  const accent = theme.light['--c-accent'] ?? brand.theme.accent;
  const onAccent = theme.light['--c-on-accent'] ?? brand.theme.surface;
  const assets = parts.map((part) => pageAssets.parts[part]);
  const scripts = assets.flatMap((part) => part?.scripts ?? []);
  const styles = assets.flatMap((part) => part?.styles ?? []);
  const dark = theme.dark?.['--c-surface'];
  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="format-detection" content="telephone=no">',
    `<meta name="theme-color" content="${escapeHtml(surface)}"${dark ? ' media="(prefers-color-scheme: light)"' : ''}>`,
    // Painted in parts, a line whose end comes later would jump: the page is drawn once it is whole.
    `<link rel="expect" href="#${EMBEDDED.brand}" blocking="render">`,
    dark
      ? `<meta name="theme-color" content="${escapeHtml(dark)}" media="(prefers-color-scheme: dark)">`
      : '',
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontFiles[brand.theme.type].latin}">`,
    ...[pageAssets.script, ...scripts].map((href) => `<link rel="modulepreload" href="${href}">`),
    ...inlineStyles(built).map((css) => `<style>${css}</style>`),
    ...[...pageAssets.links, ...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="icon" href="${escapeHtml(favicon(brand.name, accent, onAccent))}">`,
  ].join('');
}

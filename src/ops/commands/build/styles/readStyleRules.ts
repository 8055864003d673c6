import { type AtRule, type Container, type Document, parse, type Rule } from 'postcss';
import type {
  AskedAttribute,
  StyleRule,
  StyleSelector,
} from '../../../../core/contract/StyleRule.ts';

/**
 * Attributes of <html> and of the page's own element that do not change after the server's render.
 * A field's element has its name in data-field, so that only the theme's own values match there.
 */
const FIXED =
  /\[(data-(?:layout|radius|density|field(?=~?=["']?(?:outlined|filled)\b)|pattern|panel|heading|scheme|page))(~?)=["']?([^"'\]]*)["']?\]/g;
const CLASS = /\.([a-z][\w-]*)/gi;

/** Selectors inside these may be missing from a page that the whole selector matches. */
const OPTIONAL = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g;

/** Reads minified CSS rule by rule, each with what a page must contain for it to apply. */
export function readStyleRules(
  css: string,
  sheetOf: (name: string) => string | undefined,
): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  parse(css).walk((node) => {
    if (node.type === 'rule' && !isKeyframes(node.parent)) {
      const selectors = node.selectors.map((text) => selectorOf(text, sheetOf));
      rules.push({ within: withinOf(node), selectors, body: bodyOf(node) });
    }
    if (node.type === 'atrule' && isKeyframes(node)) {
      const sheet = sheetOf(node.params);
      const text = `@${node.name} ${node.params}`;
      const selectors = [{ text, sheets: sheet === undefined ? [] : [sheet], asks: [] }];
      rules.push({ within: withinOf(node), selectors, body: bodyOf(node) });
    }
  });
  return rules;
}

function selectorOf(text: string, sheetOf: (name: string) => string | undefined): StyleSelector {
  const needed = text.replaceAll(OPTIONAL, '');
  const sheets = Array.from(needed.matchAll(CLASS), ([, name = '']) => sheetOf(name));
  const asks = Array.from(
    needed.matchAll(FIXED),
    ([, name = '', words, value = '']): AskedAttribute => ({
      name,
      match: words === '~' ? 'hasWord' : 'is',
      value,
    }),
  );
  return { text, sheets: [...new Set(sheets.filter((it) => it !== undefined))], asks };
}

function withinOf(node: Rule | AtRule): readonly string[] {
  const within: string[] = [];
  for (let it = node.parent; it !== undefined && isAtRule(it); it = it.parent) {
    within.unshift(it.params === '' ? `@${it.name}` : `@${it.name} ${it.params}`);
  }
  return within;
}

function bodyOf(node: Container): string {
  const parts = (node.nodes ?? []).map(String);
  return node.nodes?.[0]?.type === 'decl' ? parts.join(';') : parts.join('');
}

function isAtRule(node: Container | Document): node is AtRule {
  return node.type === 'atrule';
}

function isKeyframes(node: Container | Document | undefined): boolean {
  return node !== undefined && isAtRule(node) && node.name.endsWith('keyframes');
}

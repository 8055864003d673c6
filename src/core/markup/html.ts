import { escapeHtml } from './escapeHtml.ts';

/** Markup that is safe to send: every text in it was escaped when it was built. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlValue = Html | string | number | null | readonly HtmlValue[];

function toMarkup(value: HtmlValue): string {
  if (value === null) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(toMarkup).join('');
  return escapeHtml(String(value));
}

/**
 * Builds markup from a template. Escapes texts and numbers, for element content and for quoted
 * attributes; inserts other `html` results unchanged; joins lists; and omits null.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + toMarkup(values[index] ?? null)).join(''));
}

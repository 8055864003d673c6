import type { Page } from 'playwright/test';
import type { StoredMail } from '../../../src/sandbox/mailbox/Mail.ts';

/**
 * Returns a page's texts in its language: its title, every visible or announced text with its
 * values, and every accessible name. Leaves out what is marked as another language.
 */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isOther = (it: Element) => (it.closest('[lang]')?.getAttribute('lang') ?? own) !== own;
    // The options of a closed list have no box.
    const isShown = (it: Element) =>
      (it.closest('select') ?? it).checkVisibility({ visibilityProperty: true });
    // The provider's script names the bank's frame.
    const notOurs = 'script, style, template, noscript, iframe[name="sandbox-cardinal-frame"]';
    const elements = [...document.querySelectorAll('body, body *')].filter(
      (it) => !it.matches(notOurs) && isShown(it) && !isOther(it),
    );
    const worded = elements.filter((it) =>
      [...it.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    );
    const names = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
    const spoken = elements.flatMap((it) => names.flatMap((name) => it.getAttribute(name) ?? []));
    const said = [document.title, ...worded.map(({ textContent }) => textContent), ...spoken];
    return [...new Set(said.map((it) => it.trim()))].filter((it) => it !== '');
  });
}

/** Returns a mail's texts: its subject, and its HTML and plain text, line by line. */
export function mailedTexts(mail: Pick<StoredMail, 'subject' | 'html' | 'text'>): string[] {
  const html = mail.html.replaceAll(/<(head|style)\b.*?<\/\1>/gs, '').split(/<[^>]*>/);
  const texts = [mail.subject, ...html, ...mail.text.split('\n')].map((it) => it.trim());
  return texts.filter((it) => it !== '' && !it.startsWith('http'));
}

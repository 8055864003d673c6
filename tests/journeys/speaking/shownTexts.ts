import type { Page } from 'playwright/test';
import type { SandboxMail } from '../../setup/journey.ts';

/**
 * What a page says in its language: its title, every text that it shows or has spoken, with what is
 * filled in, and every name of a control. What is marked as of another language is left out.
 */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isOther = (it: Element) => (it.closest('[lang]')?.getAttribute('lang') ?? own) !== own;
    // The options of a folded list have no box.
    const isShown = (it: Element) =>
      (it.closest('select') ?? it).checkVisibility({ visibilityProperty: true });
    // The bank's frame is named by the provider's script.
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

/** What a mail says: its subject, its HTML and its plain text, each text and line for itself. */
export function mailedTexts(mail: Pick<SandboxMail, 'subject' | 'html' | 'text'>): string[] {
  const html = mail.html.replaceAll(/<(head|style)\b.*?<\/\1>/gs, '').split(/<[^>]*>/);
  const texts = [mail.subject, ...html, ...mail.text.split('\n')].map((it) => it.trim());
  return texts.filter((it) => it !== '' && !it.startsWith('http'));
}

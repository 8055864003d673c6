const READ = 'h1, h2, h3, a, button, label, legend, p, li, dt, dd, td, th, summary';

/** What stands for a text that a program forgot. */
const FORGOTTEN = /\bundefined\b|\bnull\b|\bNaN\b|\[object |\{\w+\}/;

/** What is wrong with the texts that a page shows: none is blank, forgotten or left open. */
export function textFaults(page: Document): readonly string[] {
  const root = page.getElementById('root');
  const elements = [...(root?.querySelectorAll(READ) ?? [])];
  const blank = elements.filter((it) => !isSaid(it)).map((it) => `blank: ${it.outerHTML}`);
  const shown = [page.title, ...elements.map(({ textContent }) => textContent)];
  const forgotten = shown.filter((text) => FORGOTTEN.test(text)).map((text) => `open: ${text}`);
  return [...new Set([...blank, ...forgotten, ...(page.title.trim() === '' ? ['no title'] : [])])];
}

/** Whether somebody can read an element, or hear it. */
function isSaid(element: Element): boolean {
  const said = element.getAttribute('aria-label') ?? element.textContent;
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(said)) return true;
  return element.querySelector('input, select, [aria-label]') !== null;
}

const READ = 'h1, h2, h3, a, button, label, legend, p, li, dt, dd, td, th, summary';

/** Traces of a missing text. */
const FORGOTTEN = /\bundefined\b|\bnull\b|\bNaN\b|\[object |\{\w+\}/;

/** Returns the problems with a page's texts: blank, missing, or with unfilled placeholders. */
export function textFaults(page: Document): readonly string[] {
  const root = page.getElementById('root');
  const elements = [...(root?.querySelectorAll(READ) ?? [])];
  const blank = elements.filter((it) => !isSaid(it)).map((it) => `blank: ${it.outerHTML}`);
  const shown = [page.title, ...elements.map(({ textContent }) => textContent)];
  const forgotten = shown.filter((text) => FORGOTTEN.test(text)).map((text) => `open: ${text}`);
  return [...new Set([...blank, ...forgotten, ...(page.title.trim() === '' ? ['no title'] : [])])];
}

/** Whether an element can be read or heard. */
function isSaid(element: Element): boolean {
  const said = element.getAttribute('aria-label') ?? element.textContent;
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(said)) return true;
  return element.querySelector('input, select, [aria-label]') !== null;
}

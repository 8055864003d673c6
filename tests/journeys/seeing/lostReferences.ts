import type { Page } from 'playwright/test';

/** Attributes that name other elements by their ids. */
const REFERENCES = ['aria-controls', 'aria-describedby', 'aria-errormessage', 'aria-labelledby'];

/** What the page says leads to an element that is not there: nobody is told what it would have said. */
export function lostReferences(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (names) =>
      names.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
          (element.getAttribute(name) ?? '')
            .split(/\s+/)
            .filter((id) => id !== '' && document.getElementById(id) === null)
            .map((id) => `${name} ${id}: ${element.outerHTML.slice(0, 100)}`),
        ),
      ),
    REFERENCES,
  );
}

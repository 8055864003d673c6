import type { Page } from 'playwright/test';

/** Attributes that refer to other elements by id. */
const REFERENCES = ['aria-controls', 'aria-describedby', 'aria-errormessage', 'aria-labelledby'];

/** Returns references to missing elements, whose text would not be announced. */
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

/** The last element pressed on the page, or typed into since. */
let pressed: EventTarget | null = null;

/**
 * Records presses, because the form and the islands look ready before their code has loaded. A visitor
 * who types after a press is correcting something, which must not be sent half-typed.
 */
export function notePresses(page: Document): void {
  for (const event of ['click', 'input'])
    page.addEventListener(event, ({ target }) => {
      pressed = target;
    });
}

/**
 * Repeats a press inside an element that was made before its code loaded, unless the visitor has
 * moved on.
 */
export function pressAgain(place: Element | null): void {
  if (pressed instanceof HTMLElement && place?.contains(pressed)) pressed.click();
}

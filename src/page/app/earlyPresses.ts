/** The last element pressed on the page. */
let pressed: EventTarget | null = null;

/** Records presses, because the form and the islands look ready before their code has loaded. */
export function notePresses(page: Document): void {
  page.addEventListener('click', ({ target }) => {
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

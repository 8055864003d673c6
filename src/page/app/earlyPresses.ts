/** The last element pressed on the page. */
let pressed: EventTarget | null = null;

/** Records presses, because an island looks ready before its code has loaded. */
export function notePresses(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    pressed = target;
  });
}

/**
 * Repeats a press inside an element that was made before its code loaded, unless the visitor has
 * moved on.
 */
export function pressAgain(place: Element): void {
  if (pressed instanceof HTMLElement && place.contains(pressed)) pressed.click();
}

/** What was pressed last on the page. */
let pressed: EventTarget | null = null;

/** Notes presses: a kept place looks ready before the late part has come that listens there. */
export function notePresses(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    pressed = target;
  });
}

/** Presses again what was pressed in a place before its part came, unless the visitor went on since. */
export function pressAgain(place: Element): void {
  if (pressed instanceof HTMLElement && place.contains(pressed)) pressed.click();
}

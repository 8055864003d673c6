/** What was pressed last on the page. */
let pressed: EventTarget | null = null;

/** Notes presses: an island looks ready before its code has come. */
export function notePresses(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    pressed = target;
  });
}

/** Presses again what was pressed in a place before its code came, unless the visitor went on since. */
export function pressAgain(place: Element): void {
  if (pressed instanceof HTMLElement && place.contains(pressed)) pressed.click();
}

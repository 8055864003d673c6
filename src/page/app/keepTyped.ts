type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers the controls that the server sent. Returns how to hand over what was typed into those that
 * are gone, and the focus: where a browser's extension, such as a password manager, has put an element
 * of its own beside one, React draws that part of the page anew, with untouched controls.
 */
export function keepTyped(page: Document): () => void {
  const sent = controlsOf(page);
  let focused: EventTarget | null = page.activeElement;
  const listening = new AbortController();
  page.addEventListener('focusin', ({ target }) => (focused = target), listening);
  return () => {
    listening.abort();
    controlsOf(page).forEach((drawn, place) => {
      const typed = sent[place];
      if (!typed || typed.isConnected || typed.name !== drawn.name) return;
      if ('checked' in typed && 'checked' in drawn) drawn.checked = typed.checked;
      drawn.value = typed.value;
      if (typed === focused) drawn.focus();
    });
  };
}

const controlsOf = (page: Document) => [
  ...page.querySelectorAll<Control>(':is(input, select, textarea)[name]'),
];

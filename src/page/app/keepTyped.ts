type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers the server's controls. Returns a function that moves typed text and the focus from
 * controls which are gone to the new ones. That happens when a browser extension, such as a
 * password manager, has added an element beside a control: React then renders that part again, with
 * empty controls.
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

import { expect, it, vi } from 'vitest';
import { notePresses, pressAgain } from './earlyPresses.ts';

/** A form whose button is pressed before its code has loaded, and a field beside it. */
function aForm() {
  document.body.innerHTML = '<form><input><button type="submit"><b>Send</b></button></form>';
  notePresses(document);
  const sent = vi.fn((event: Event) => event.preventDefault());
  const [form, field, button, label] = ['form', 'input', 'button', 'b'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  label?.click();
  form?.addEventListener('submit', sent);
  return { button: button ?? null, field, sent };
}

it('a press of the button, wherever on it, is repeated once there is something to send', () => {
  const { button, sent } = aForm();
  pressAgain(button);
  expect(sent).toHaveBeenCalledOnce();
});

it('nothing is repeated while the visitor corrects a field', () => {
  const { button, field, sent } = aForm();
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  pressAgain(button);
  expect(sent).not.toHaveBeenCalled();
});

it('nothing is repeated for a visitor who has moved on, or on a page without a button', () => {
  const { button, field, sent } = aForm();
  field?.click();
  pressAgain(button);
  pressAgain(null);
  expect(sent).not.toHaveBeenCalled();
});

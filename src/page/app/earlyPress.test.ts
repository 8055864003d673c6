import { expect, test, vi } from 'vitest';
import { notePresses, pressAgain } from './earlyPress.ts';

function aPage() {
  document.body.innerHTML = '<div><button>Privacy Policy</button></div><input>';
  const [place, button] = [document.querySelector('div'), document.querySelector('button')];
  const input = document.querySelector('input');
  if (!place || !button || !input) throw new Error('The page is not there.');
  return { place, button, input, opened: vi.fn() };
}

notePresses(document);

test('what was pressed before anybody listened is pressed again', () => {
  const { place, button, opened } = aPage();
  button.click();
  button.addEventListener('click', opened);
  pressAgain(place);
  expect(opened).toHaveBeenCalledOnce();
});

test('whoever went on to something else is left there', () => {
  const { place, button, input, opened } = aPage();
  button.click();
  input.click();
  button.addEventListener('click', opened);
  pressAgain(place);
  expect(opened).not.toHaveBeenCalled();
});

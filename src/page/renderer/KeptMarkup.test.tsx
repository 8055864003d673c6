import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { inKeptPlaces } from './inKeptPlaces.tsx';
import { KeptMarkup } from './KeptMarkup.tsx';

/** What the server sends of a widget called 'hello'. */
function sent(): HTMLElement {
  const { hello: Hello } = inKeptPlaces({ hello: () => <p>Hello, Ada</p> });
  const place = document.createElement('div');
  place.innerHTML = Hello ? renderToString(<Hello />) : '';
  document.body.replaceChildren(place);
  return place;
}

test('the browser keeps the very elements that the server sent', async () => {
  const place = sent();
  const greeting = place.querySelector('p');
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(place, <KeptMarkup widget="hello" />, { onRecoverableError });
  });
  expect(place.querySelector('p')).toBe(greeting);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a page that React draws anew has the same markup again', async () => {
  const place = sent();
  await act(async () => {
    hydrateRoot(
      place,
      <section>
        <KeptMarkup widget="hello" />
      </section>,
      { onRecoverableError: () => undefined },
    );
  });
  expect(place.querySelector('section p')?.textContent).toBe('Hello, Ada');
});

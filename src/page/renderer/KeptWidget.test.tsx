import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { KeptPlace } from './KeptPlace.tsx';
import { KeptWidget } from './KeptWidget.tsx';

/** The server's markup for a widget 'hello' with an island. */
function sent(): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <KeptPlace widget="hello" Widget={() => <p>Hello, Ada</p>} island="/assets/hello.js" />,
  );
  document.body.replaceChildren(place);
  return place;
}

test("the browser keeps the server's own elements", async () => {
  const place = sent();
  const greeting = place.querySelector('p');
  const onRecoverableError = vi.fn();
  const onProblem = vi.fn();
  await act(async () => {
    hydrateRoot(place, <KeptWidget widget="hello" onProblem={onProblem} />, {
      onRecoverableError,
    });
  });
  expect(place.querySelector('p')).toBe(greeting);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onProblem).not.toHaveBeenCalled();
});

test('a page that React renders again has the same markup and the same island', async () => {
  const place = sent();
  await act(async () => {
    hydrateRoot(
      place,
      <section>
        <KeptWidget widget="hello" onProblem={vi.fn()} />
      </section>,
      { onRecoverableError: () => undefined },
    );
  });
  const kept = place.querySelector<HTMLElement>('section > [data-kept]');
  expect(kept?.textContent).toBe('Hello, Ada');
  expect(kept?.dataset['island']).toBe('/assets/hello.js');
});

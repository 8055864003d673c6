import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ReloadLink } from '../ui/ReloadLink.tsx';
import { reloadByLinks } from './reloadByLinks.ts';

/** Clicks a link of a page. Returns how often the page reloaded, and whether the link was followed. */
function click(link: React.ReactElement, keys: MouseEventInit = {}) {
  const reload = vi.fn();
  const { baseElement } = render(link);
  reloadByLinks(baseElement, reload);
  const event = createEvent.click(screen.getByText(/./), keys);
  // No test leaves its page.
  let isFollowed = false;
  window.addEventListener(
    'click',
    () => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(screen.getByText(/./), event);
  return { reloads: reload.mock.calls.length, isFollowed };
}

test.each([
  ['of a part that failed', <ReloadLink key="part">Refresh the page</ReloadLink>],
  [
    'of a dialog',
    <ButtonLink key="dialog" href="">
      Refresh the page
    </ButtonLink>,
  ],
])('a link to the page itself reloads it: %s', (_name, link) => {
  expect(click(link)).toEqual({ reloads: 1, isFollowed: false });
});

test('a link to another page is followed', () => {
  expect(click(<a href="/login">Log in</a>)).toEqual({ reloads: 0, isFollowed: true });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'the page itself opens in another tab or window by %j',
  (keys) => {
    const link = <ReloadLink>Refresh the page</ReloadLink>;
    expect(click(link, keys)).toEqual({ reloads: 0, isFollowed: true });
  },
);

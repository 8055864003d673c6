import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? (
        <Dialog title="Terms" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>Text</p>
        </Dialog>
      ) : null}
    </>
  );
}

/** Simulates Esc in a browser that does not let the page prevent it. */
function closeByBrowser(dialog: HTMLDialogElement): void {
  dialog.close();
  fireEvent(dialog, new Event('close'));
}

test('it is a modal dialog named by its title', () => {
  render(<Opener />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Terms' })).toHaveProperty('open', true);
});

test.each(['message', 'arrival'] as const)(
  'the text of a dialog of kind %s is read as it opens, because the focus is on a button below it',
  (kind) => {
    render(
      <Dialog title="Not paid" closeLabel="Close" kind={kind} footer="Try again">
        <p>Nothing was charged.</p>
      </Dialog>,
    );
    const described = screen.getByRole('dialog').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Nothing was charged.');
  },
);

test('a long text is not read as one description', () => {
  render(
    <Dialog title="Terms" closeLabel="Close" kind="reading">
      <p>Text</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
});

test('its close button closes it', () => {
  render(<Opener />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Esc asks its owner to close it', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Terms" closeLabel="Close" onClose={onClose}>
      Text
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('one that may not be closed has no close button and stays on Esc', () => {
  render(
    <Dialog title="Ready" closeLabel="Close">
      Text
    </Dialog>,
  );
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that may not be closed opens again if the browser closes it anyway', () => {
  render(
    <Dialog title="Checking" closeLabel="Close">
      Text
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  closeByBrowser(dialog);
  expect(dialog.open).toBe(true);
});

test('one that its owner may close is closed with it by the browser', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Terms" closeLabel="Close" onClose={onClose}>
      Text
    </Dialog>,
  );
  closeByBrowser(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
});

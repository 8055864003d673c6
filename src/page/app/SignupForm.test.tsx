import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPage } from '../../../tests/factories/pages/renderInPage.tsx';
import { afterPaint } from '../providers/afterPaint.ts';
import { SignupForm } from './SignupForm.tsx';

const BUTTON = (
  <div>
    <button type="submit">Start now</button>
  </div>
);

function aForm(place: 'fields' | 'ending') {
  return renderInPage(
    <SignupForm>
      <div data-region="fields">
        <div>
          <input aria-label="Name" />
        </div>
        {place === 'fields' ? BUTTON : null}
      </div>
      <div data-region="ending">
        <section>
          <output>The bank asks.</output>
          <div data-rests>
            <input aria-label="Card number" />
          </div>
        </section>
        <div>
          <input aria-label="Notice" />
        </div>
        {place === 'ending' ? BUTTON : null}
      </div>
    </SignupForm>,
  );
}

const nameField = () => screen.getByLabelText('Name');

test('the fields can be filled in while a press waits', () => {
  const { stores } = aForm('ending');
  nameField().focus();
  act(() => stores.submit.start());
  expect(nameField().closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(nameField());
});

test.each(['fields', 'ending'] as const)(
  'while the order is in progress the fields are inert, and a button in the %s has the focus',
  async (place) => {
    const { stores } = aForm(place);
    nameField().focus();
    act(() => {
      stores.submit.start();
      stores.submit.startOrder();
    });
    // The press is shown first.
    expect(nameField().closest('[inert]')).toBeNull();
    await waitFor(() => expect(nameField().closest('[inert]')).not.toBeNull());
    const button = screen.getByText('Start now');
    expect(document.activeElement).toBe(button);
    expect(button.closest('[inert]')).toBeNull();
    act(() => stores.submit.end('notInProgress'));
    expect(nameField().closest('[inert]')).toBeNull();
  },
);

// Enter in a card's frame pays. The focus is not returned to a frame when a dialog closes over it.
test('while the order is in progress the button has the focus, and no field of the payment', async () => {
  const { stores } = aForm('ending');
  const field = screen.getByLabelText('Card number');
  field.focus();
  act(() => {
    stores.submit.start();
    stores.submit.startOrder();
  });
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Start now')));
  expect(field.closest('[inert]')).not.toBeNull();
  act(() => stores.submit.end('notInProgress'));
  expect(field.closest('[inert]')).toBeNull();
});

// Enter on a payment method pays, and disables the choice of methods, which loses the focus.
test('a focus that the order took away goes to the button', async () => {
  const { stores } = aForm('ending');
  act(() => {
    stores.submit.start();
    stores.submit.startOrder();
  });
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Start now')));
});

test('fields stay usable if the order ends before they become inert', async () => {
  const { stores } = aForm('ending');
  act(() => stores.submit.startOrder());
  act(() => stores.submit.end('notInProgress'));
  await new Promise<void>((resolve) => afterPaint(resolve));
  expect(nameField().closest('[inert]')).toBeNull();
});

test("questions below the payment become inert too, and the payment's messages are announced", async () => {
  const { stores } = aForm('ending');
  const notice = screen.getByLabelText('Notice');
  notice.focus();
  act(() => {
    stores.submit.start();
    stores.submit.startOrder();
  });
  await waitFor(() => expect(notice.closest('[inert]')).not.toBeNull());
  expect(document.activeElement).toBe(screen.getByText('Start now'));
  expect(screen.getByText('The bank asks.').closest('[inert]')).toBeNull();
  act(() => stores.submit.end('notInProgress'));
  expect(notice.closest('[inert]')).toBeNull();
});

test('a press takes what a password manager filled in without an event', async () => {
  const { stores } = renderInPage(
    <SignupForm>
      <input name="email" aria-label="Email" />
      {BUTTON}
    </SignupForm>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  field.value = 'ada@example.com';
  await userEvent.click(screen.getByText('Start now'));
  expect(stores.contact.email.value).toBe('ada@example.com');
});

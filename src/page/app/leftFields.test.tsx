import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { renderInPage } from '../../../tests/factories/pages/renderInPage.tsx';
import { recordOf } from '../../core/fields/fieldRecords.ts';
import { definitionOf, FIELD_NAMES } from '../../core/fields/fields.ts';
import { NumberField } from '../ui/fields/NumberField.tsx';
import { entryWidgets } from '../widgets/generated/entryWidgets.ts';

const TYPED = FIELD_NAMES.filter((name) => recordOf(name).samples.control !== 'combobox');

function place(name: (typeof FIELD_NAMES)[number]) {
  const Widget = entryWidgets[definitionOf(name).widget];
  if (!Widget) throw new Error(`The entry has no widget for ${name}.`);
  return renderInPage(<Widget />, aBrand());
}

function control(): HTMLInputElement {
  const it = document.querySelector('input[required], input[type=tel]');
  if (!(it instanceof HTMLInputElement)) throw new Error('There is no control.');
  return it;
}

/** The text beside a control. */
function errorOf({ id }: HTMLElement) {
  return document.getElementById(`${id}-error`)?.textContent;
}

it.each(TYPED)('a wrong value in %s is announced when the field is left', async (name) => {
  place(name);
  const [wrong] = recordOf(name).samples.invalid;
  await userEvent.type(control(), wrong);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(errorOf(control()));
});

// Until then it may be part of what an input method composes, and a changed text is repeated.
it.each(TYPED)(
  'the wide space that %s begins with is shown until the field is left',
  async (name) => {
    place(name);
    await userEvent.type(control(), '\u3000山');
    expect(control().value).toBe('\u3000山');
    await userEvent.tab();
    await vi.waitFor(() => expect(control().value).toBe(name === 'password' ? '\u3000山' : '山'));
  },
);

it.each(TYPED)('a missing %s is left to the announcement of the submission', async (name) => {
  const { stores } = place(name);
  stores.contact[name].showError('required');
  await vi.waitFor(() => expect(errorOf(control())).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a number out of bounds is announced, once', () => {
  const act = vi.fn();
  render(
    <NumberField
      id="users"
      label="Users"
      name="users"
      value={1}
      typed="0"
      error="At least 1"
      min={1}
      max={9}
      onType={act}
      onLeave={act}
      onStep={act}
      fewerLabel="Fewer"
      moreLabel="More"
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('At least 1');
  expect(screen.queryByRole('status')).toBeNull();
});

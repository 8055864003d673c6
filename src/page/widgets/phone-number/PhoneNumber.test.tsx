import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { watchFormats } from '../../../../tests/factories/texts/watchFormats.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
const dialCode = () => screen.getByRole('button', { name: /^Country code/ });
const search = () => screen.findByRole('combobox', { name: 'Search in dropdown' });
const heard = () => screen.getAllByRole('status').map((it) => it.textContent);
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);

// Preloaded, because the first load takes long on a busy machine.
beforeAll(() => import('./CountryList.tsx'));

async function open(): Promise<HTMLElement> {
  await userEvent.click(dialCode());
  return search();
}

describe('the number', () => {
  test('has the tokens for the browser to fill it in, and says why it is asked for', () => {
    renderInPage(<PhoneNumber />);
    expect(number().autocomplete).toBe('tel-national');
    expect(number().inputMode).toBe('tel');
    expect(document.querySelector('[autocomplete=tel-country-code]')).toBeTruthy();
    const described = number().getAttribute('aria-describedby') ?? '';
    expect(described).toContain('phoneNumber-hint');
    expect(screen.getByText('Only used to help you set up your account.')).toBeTruthy();
  });

  test('is grouped once it is left, and stays as typed until then', async () => {
    renderInPage(<PhoneNumber />);
    await userEvent.type(number(), '2015550123');
    expect(number().value).toBe('2015550123');
    await userEvent.tab();
    expect(number().value).toBe('201-555-0123');
  });

  test('can be edited in its middle like any text', async () => {
    renderInPage(<PhoneNumber />);
    await userEvent.type(number(), '2015550123');
    await userEvent.tab();
    await userEvent.click(number());
    number().setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    expect([number().value, number().selectionStart]).toEqual(['201555-0123', 3]);
    number().setSelectionRange(2, 3);
    await userEvent.keyboard('7');
    expect([number().value, number().selectionStart]).toEqual(['207555-0123', 3]);
    await userEvent.tab();
    expect(number().value).toBe('207-555-0123');
  });

  test('is replaced by typing over all of it, also after its plans have regrouped it', async () => {
    const { stores } = renderInPage(<PhoneNumber />);
    await userEvent.type(number(), '2015550123');
    number().select();
    act(() => stores.contact.phoneNumber.type('+12015550123', 'whole'));
    expect(number().value).toBe('201-555-0123');
    await userEvent.keyboard('7');
    expect(number().value).toBe('7');
  });

  test('a paste selects its country, and a screen reader hears it', async () => {
    const { stores } = renderInPage(<PhoneNumber />);
    await userEvent.click(number());
    await userEvent.paste('0044 20 7946 0958');
    expect(number().value).toBe('020 7946 0958');
    expect(dialCode().textContent).toBe('GB +44');
    expect(heard()).toContain('Country code set to United Kingdom +44');
    expect(stores.contact.phoneNumber.nationalNumber).toBe('2079460958');
  });

  test('creates no formatter in its own country, because one blocks a slow phone during typing', async () => {
    renderInPage(<PhoneNumber />);
    const asked = watchFormats();
    await userEvent.type(number(), '2015550123');
    await userEvent.tab();
    expect(number().value).toBe('201-555-0123');
    expect(asked).toEqual([]);
  });

  test('that was in the field before the script is read', async () => {
    const prefill = { fullName: '', companyName: '', email: '', phoneNumber: '+1 (416) 555-0123' };
    const data = aPageData({ sessionInfo: aSession({ prefill }) });
    const { flows } = renderInPage(<PhoneNumber />, aBrand(), data);
    await act(() => flows.phoneShown());
    await waitFor(() => expect(dialCode().textContent).toBe('CA +1'));
    expect(number().value).toBe('416-555-0123');
  });

  test('an autofilled dial code selects its country', async () => {
    renderInPage(<PhoneNumber />);
    const filled = document.querySelector('[autocomplete=tel-country-code]');
    if (!filled) throw new Error('No field for the dial code.');
    fireEvent.change(filled, { target: { value: '+44' } });
    await waitFor(() => expect(dialCode().textContent).toBe('GB +44'));
  });
});

describe('the list of countries', () => {
  test('opens at the selected country, and the arrows and Enter select another', async () => {
    const { stores } = renderInPage(<PhoneNumber />);
    const box = await open();
    expect(document.activeElement).toBe(box);
    expect(dialCode().getAttribute('aria-expanded')).toBe('true');
    const chosen = screen.getByRole('option', { current: true });
    expect(chosen.textContent).toBe('United States+1');
    expect(box.getAttribute('aria-activedescendant')).toBe(chosen.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(stores.contact.phoneNumber.country).toBe('GB');
    expect(document.activeElement).toBe(dialCode());
    expect(dialCode().getAttribute('aria-label')).toBe('Country code: GB +44, United Kingdom');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('is referenced by its button only while it exists', async () => {
    renderInPage(<PhoneNumber />);
    fireEvent.click(dialCode());
    expect(dialCode().getAttribute('aria-expanded')).toBe('true');
    expect(dialCode().getAttribute('aria-controls')).toBeNull();
    await waitFor(() => expect(dialCode().getAttribute('aria-controls')).not.toBeNull());
    expect(document.getElementById(dialCode().getAttribute('aria-controls') ?? '')).toBeTruthy();
  });

  test('lists the selected country and the markets before all others', async () => {
    renderInPage(<PhoneNumber />);
    await open();
    expect(rows().slice(0, 4)).toEqual([
      'United States+1',
      'Canada+1',
      'United Kingdom+44',
      'Afghanistan+93',
    ]);
    expect(rows().filter((row) => row === 'Canada+1')).toHaveLength(1);
  });

  test('lists those whose name or dial code begins with the text, and says how many', async () => {
    renderInPage(<PhoneNumber />);
    const input = await open();
    // In one event, because between keys a slow machine may take as long as the message waits.
    fireEvent.change(input, { target: { value: 'united' } });
    expect(rows()).toEqual(['United Arab Emirates+971', 'United Kingdom+44', 'United States+1']);
    // Not at every key.
    expect(screen.queryByText(/Countries found/)).toBeNull();
    expect(await screen.findByText('Countries found: 3')).toBeTruthy();
    await userEvent.clear(await search());
    await userEvent.keyboard('+354{Enter}');
    expect(dialCode().textContent).toBe('IS +354');
  });

  test("says 'No results found', and Enter then does not submit the form", async () => {
    let sent = 0;
    renderInPage(
      <form onSubmit={() => (sent += 1)}>
        <PhoneNumber />
      </form>,
    );
    await userEvent.type(await open(), 'atlantis{Enter}');
    expect(rows()).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Country code' }));
    await waitFor(() => expect(dialog.getAllByText('No results found')).toHaveLength(2));
    expect(sent).toBe(0);
  });

  test.each([
    ['Escape', { isComposing: true }],
    ['ArrowDown', { isComposing: true }],
    ['Enter', { isComposing: true }],
    ['Escape', { keyCode: 229 }],
  ])('leaves %s to a keyboard that composes letters, which says %j', async (key, composing) => {
    renderInPage(<PhoneNumber />);
    const box = await open();
    const before = box.getAttribute('aria-activedescendant');
    fireEvent.keyDown(box, { key, ...composing });
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(box.getAttribute('aria-activedescendant')).toBe(before);
  });

  test('closes with Escape, with a press elsewhere, and when the focus moves on', async () => {
    const { stores } = renderInPage(<PhoneNumber />);
    await open();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(dialCode());

    await open();
    await userEvent.click(screen.getByText('Phone number'));
    expect(screen.queryByRole('dialog')).toBeNull();

    await open();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(number());
    expect(stores.contact.phoneNumber.country).toBe('US');
  });

  test('a clicked country is selected, and the number regrouped in its format', async () => {
    renderInPage(<PhoneNumber />);
    await userEvent.type(number(), '2079460958');
    await userEvent.type(await open(), 'united k');
    await userEvent.click(screen.getByRole('option', { name: /United Kingdom/ }));
    expect(dialCode().textContent).toBe('GB +44');
    expect(number().value).toBe('020 7946 0958');
  });

  test('says when it fails to load, and can be retried', async () => {
    const { providers, stores } = renderInPage(<PhoneNumber />);
    const { plans } = providers;
    providers.plans = null;
    await userEvent.click(dialCode());
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('type your number with its country code, such as +44');
    await userEvent.type(number(), '+442079460958');
    expect(stores.contact.phoneNumber.nationalNumber).toBe('+442079460958');

    providers.plans = plans;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(await search());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that it is loading, and Escape closes that message', async () => {
    const { providers } = renderInPage(<PhoneNumber />);
    let fail: (plans: null) => void = () => undefined;
    providers.loadNumberingPlans = () => new Promise((resolve) => (fail = resolve));
    await userEvent.click(dialCode());
    expect(heard()).toContain('Working on it…');
    await act(async () => fail(null));
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(dialCode());
  });
});

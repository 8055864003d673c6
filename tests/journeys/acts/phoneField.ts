import type { Locator, Page } from 'playwright/test';

/** The parts of the phone field. */
export function phoneField(page: Page): Record<'number' | 'dialCode' | 'search' | 'list', Locator> {
  return {
    number: page.getByRole('textbox', { name: 'Phone number' }),
    dialCode: page.getByRole('button', { name: /^Country code/ }),
    search: page.getByRole('combobox', { name: 'Search in dropdown' }),
    list: page.getByRole('listbox', { name: 'Country code' }),
  };
}

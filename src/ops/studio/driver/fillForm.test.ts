// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fillForm } from './fillForm.ts';

/** Lets the driver fill in a form with inputs by name, and returns their values. */
function filled(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const inputs = Object.entries(values).map(([name, value]) => {
    const input = document.createElement('input');
    input.name = name;
    input.value = value;
    return input;
  });
  const form = document.createElement('form');
  form.append(...inputs);
  const root = document.createElement('div');
  root.id = 'root';
  root.append(form);
  document.body.replaceChildren(root);
  fillForm();
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}

it('keeps the text of a field, and fills in the others', () => {
  const { companyName, customerName } = filled({ companyName: 'Engines', customerName: '' });
  expect([companyName, customerName]).toEqual(['Engines', 'Ada Lovelace']);
});

it.each([
  ['en-CA', '4165550142'],
  ['fr-CA', '4165550142'],
  ['en-GB', '02079460127'],
  ['es-US', '2025550142'],
])("types a number of the page's market, whatever its language: %s", (language, phone) => {
  document.documentElement.lang = language;
  expect(filled({ phoneNumber: '' })).toEqual({ phoneNumber: phone });
});

it('replaces an address that an earlier page may have signed up with', () => {
  const { email } = filled({ email: 'ada.1@example.com' });
  expect(email).toMatch(/^ada\.[0-9a-z]{2,}@example\.com$/);
});

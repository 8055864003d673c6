// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { CardForm } from './CardForm.ts';
import { FieldView } from './FieldView.ts';

const VISA = '4111111111111111';
const AMEX = '378282246310005';

/** The number's field, and what the form gets from it. */
function aNumberField() {
  const settings = { fields: ['number'], binLength: 6, minLengths: {} } as const;
  const form = new CardForm(settings, () => undefined);
  const view = new FieldView(document, 'number', form, {});
  view.focus();
  const input = document.querySelector('input');
  if (!input) throw new Error('The field has no input.');
  return { form, input };
}

const WAYS = [
  ['a driver that types it at once', (text: string) => insertion(text)],
  ['a script that tells of it', () => new Event('input', { bubbles: true })],
  ['a script that tells of it late', () => new Event('change', { bubbles: true })],
] as const;

function insertion(data: string): Event {
  return new InputEvent('input', { data, inputType: 'insertText', bubbles: true });
}

it.each(WAYS)('a number that replaces another by %s is read as a whole', (_way, told) => {
  const { form, input } = aNumberField();
  for (const [text, shown] of [
    [VISA, '4111 1111 1111 1111'],
    [AMEX, '3782 822463 10005'],
    [VISA, '4111 1111 1111 1111'],
  ] as const) {
    input.value = text;
    input.dispatchEvent(told(text));
    expect([input.value, form.values.number]).toEqual([shown, text]);
  }
});

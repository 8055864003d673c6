import { expect, test } from 'vitest';
import { CardForm, type CardFormEvent } from './CardForm.ts';
import type { HostedFieldName } from './hostedFieldNames.ts';

const FIELDS: readonly HostedFieldName[] = ['number', 'expirationMonth', 'expirationYear', 'cvv'];

function aForm() {
  const heard: string[] = [];
  const tell = (event: CardFormEvent) => {
    if (event.kind === 'input') heard.push(`${event.type} ${event.emittedBy}`);
    else heard.push(event.kind === 'bin' ? `bin ${event.bin}` : event.kind);
  };
  return { heard, form: new CardForm({ fields: FIELDS, binLength: 6, minLengths: {} }, tell) };
}

test('the first key starts the card, and is reported once', () => {
  const { form, heard } = aForm();
  form.change('cvv', '1');
  form.change('cvv', '12');
  expect(heard).toEqual(['begun', 'notEmpty cvv']);
});

test('a number reports its kind and its first digits as soon as they are known', () => {
  const { form, heard } = aForm();
  for (const number of ['4', '41111', '411111', '4111111']) form.change('number', number);
  expect(heard.slice(0, 3)).toEqual(['begun', 'notEmpty number', 'cardTypeChange number']);
  expect(heard.filter((it) => it.startsWith('bin'))).toEqual(['bin 411111']);
});

test('a field reports that it has become valid, or that it no longer can', () => {
  const { form, heard } = aForm();
  form.change('number', '4111111111111111');
  expect(form.state('number')).toMatchObject({ isValid: true, isEmpty: false });
  form.change('number', '99');
  expect(form.state('number')).toMatchObject({ isValid: false, isPotentiallyValid: false });
  expect(heard.filter((it) => it === 'validityChange number')).toHaveLength(2);
});

test('a code of three digits is too short for a kind of card that has four', () => {
  const { form } = aForm();
  form.change('cvv', '123');
  expect(form.state('cvv').isValid).toBe(true);
  form.change('number', '378282246310005');
  expect(form.state('cvv')).toMatchObject({ isValid: false, isPotentiallyValid: true });
});

test('a month is invalid once its year is there and it is in the past', () => {
  const { form } = aForm();
  form.change('expirationMonth', '01');
  expect(form.state('expirationMonth').isValid).toBe(true);
  form.change('expirationYear', '2001');
  expect(form.state('expirationYear').isPotentiallyValid).toBe(false);
});

test('emptying a field is reported', () => {
  const { form, heard } = aForm();
  form.change('cvv', '1');
  form.change('cvv', '');
  expect(heard.at(-1)).toBe('empty cvv');
});

test('focus, blur and Enter are reported as they happen', () => {
  const { form, heard } = aForm();
  form.focus('number', true);
  form.submit('number');
  form.focus('number', false);
  expect(heard).toEqual(['focus number', 'inputSubmitRequest number', 'blur number']);
});

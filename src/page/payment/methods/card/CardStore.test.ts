import { expect, test } from 'vitest';
import type { CardFieldState } from '../../../../core/contract/CardState.ts';
import { CardStore } from './CardStore.ts';

const names = (card: CardStore) => card.fields.map(({ name }) => name);
const EMPTY: CardFieldState = { isValid: false, isEmpty: true, isFocused: false };

function aNumber(state: Partial<CardFieldState>) {
  const card = new CardStore('monthAndYear');
  const tell = (more: Partial<CardFieldState>) =>
    card.setState({ fields: { number: { ...EMPTY, ...more } }, cardType: null });
  tell(state);
  return { field: card.field('number'), tell };
}

test('the card expires in a month and a year, or on a date if the brand says so', () => {
  const month = ['expirationMonth', 'expirationYear'];
  expect(names(new CardStore('monthAndYear'))).toEqual(['number', ...month, 'cvv', 'postalCode']);
  expect(names(new CardStore('single'))).toEqual(['number', 'expirationDate', 'cvv', 'postalCode']);
});

test('problems are listed in page order', () => {
  const card = new CardStore('single');
  const valid = { isValid: true, isEmpty: false, isFocused: false };
  card.setState({ fields: { number: valid, cvv: { ...valid, isValid: false } }, cardType: null });
  expect(card.problems).toEqual([
    { field: 'expirationDate', code: 'required' },
    { field: 'cvv', code: 'invalid' },
    { field: 'postalCode', code: 'required' },
  ]);
});

test('an incomplete field is invalid when left, an empty one waits for the submission', () => {
  const half = aNumber({ isEmpty: false, isFocused: true });
  half.tell({ isEmpty: false, isFocused: false });
  expect(half.field?.error).toBe('invalid');
  const empty = aNumber({ isFocused: true });
  empty.tell({ isFocused: false });
  expect(empty.field?.error).toBeNull();
});

test('an error disappears when its field is typed in, and stays on a mere visit', () => {
  const { field, tell } = aNumber({});
  field?.showError('required');
  tell({ isFocused: true });
  expect(field?.error).toBe('required');
  tell({ isFocused: true, isEmpty: false });
  expect(field?.error).toBeNull();
});

test("a provider's error on a valid field disappears with the next digit", () => {
  const { field, tell } = aNumber({ isEmpty: false, isValid: true });
  field?.showError('invalid');
  tell({ isEmpty: false, isValid: false, isFocused: true });
  expect(field?.error).toBeNull();
});

test('the kind of card is known once it is certain', () => {
  const card = new CardStore('single');
  const amex = { type: 'american-express', name: 'American Express', codeLength: 4 };
  card.setState({ fields: {}, cardType: amex });
  expect(card.cardType).toEqual(amex);
});

test.each(['before', 'after'] as const)(
  'a card that is not accepted shows at once, if the accepted kinds are known %s its digits',
  (when) => {
    const card = new CardStore('single');
    const number = { isValid: false, isEmpty: false, isFocused: true };
    const type = (name: string) =>
      card.setState({ fields: { number }, cardType: { type: name, name, codeLength: 3 } });
    if (when === 'before') card.setAccepted(['Visa', 'MasterCard']);
    type('Mir');
    if (when === 'after') card.setAccepted(['Visa', 'MasterCard']);
    expect(card.field('number')?.error).toBe('notAccepted');
    expect(card.problems).toContainEqual({ field: 'number', code: 'notAccepted' });
    type('Mastercard');
    expect(card.field('number')?.error).toBeNull();
    type('Mir');
    card.setState({ fields: { number: EMPTY }, cardType: null });
    expect(card.field('number')?.error).toBeNull();
  },
);

test('every card is accepted while the accepted kinds are unknown', () => {
  const card = new CardStore('single');
  const number = { isValid: true, isEmpty: false, isFocused: false };
  card.setState({ fields: { number }, cardType: { type: 'mir', name: 'Mir', codeLength: 3 } });
  expect(card.field('number')?.problem).toBeNull();
});

test("the gateway's refusal of a card stays until another card is typed", () => {
  const card = new CardStore('single');
  const diners = { type: 'diners-club', name: 'Diners Club', codeLength: 3 };
  const number = { isValid: true, isEmpty: false, isFocused: false };
  card.setState({ fields: { number }, cardType: diners });
  card.field('number')?.showError('notAccepted');
  card.setState({ fields: { number: { ...number, isFocused: true } }, cardType: diners });
  expect(card.field('number')?.error).toBe('notAccepted');
  card.setState({
    fields: { number: { ...number, isValid: false, isFocused: true } },
    cardType: diners,
  });
  expect(card.field('number')?.error).toBeNull();
});

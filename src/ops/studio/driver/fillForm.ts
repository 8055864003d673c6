import { sampleValues } from '../../../core/fields/sampleValues.ts';
import { fillCard } from './fillCard.ts';
import { marketValues } from './marketValues.ts';
import { write } from './write.ts';

/**
 * What a visitor would type, by the field's name. The bank account is one that the card provider
 * publishes.
 */
const WRITTEN: Readonly<Record<string, string>> = {
  ...sampleValues(),
  customerName: 'Ada Lovelace',
  routingNumber: '021000021',
  bankAccountNumber: '1000000000',
  billingStreet: '1 Main St',
  billingCity: 'San Francisco',
  billingState: 'CA',
  billingPostalCode: '94119',
};

/** Fills in the fields of the page's form by typing, including a bank account's and a card's. */
export function fillForm(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('#root form input')) fill(input);
  for (const select of document.querySelectorAll<HTMLSelectElement>('#root form select')) {
    if (select.value === '') choose(select);
  }
  fillCard();
}

function fill(input: HTMLInputElement): void {
  if (input.type === 'checkbox') {
    if (input.name === 'agreed' && !input.checked) input.click();
    return;
  }
  const text = textFor(input);
  if (text === undefined || input.disabled) return;
  // The page restores the address from an earlier page, which may already have signed up with it.
  if (input.value === '' || input.name === 'email') write(input, text);
}

function textFor({ name }: HTMLInputElement): string | undefined {
  if (name === 'email') return anAddress();
  return name === 'phoneNumber' ? marketValues().phone : WRITTEN[name];
}

function choose(select: HTMLSelectElement): void {
  const first = [...select.options].find(({ value }) => value !== '');
  const value = WRITTEN[select.name] ?? first?.value;
  if (value !== undefined) write(select, value);
}

/** A new address each time, because the preview accepts an address only once. */
function anAddress(): string {
  return `ada.${Date.now().toString(36)}@example.com`;
}

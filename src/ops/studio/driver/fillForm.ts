import { fillCard } from './fillCard.ts';
import { write } from './write.ts';

/** What a visitor would write, by the field's name. */
const WRITTEN: Readonly<Record<string, string>> = {
  fullName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  phoneNumber: '2015550123',
  password: 'engine1843',
};

/** Fills in the fields of the page's form, as typing would, and a card's. */
export function fillForm(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('form input')) fill(input);
  for (const select of document.querySelectorAll<HTMLSelectElement>('form select')) {
    if (select.value === '') choose(select);
  }
  fillCard();
}

function fill(input: HTMLInputElement): void {
  if (input.type === 'checkbox') {
    if (input.name === 'agreed' && !input.checked) input.click();
    return;
  }
  const text = input.type === 'email' ? anAddress() : WRITTEN[input.name];
  if (text === undefined || input.value !== '') return;
  write(input, text);
}

function choose(select: HTMLSelectElement): void {
  const first = [...select.options].find(({ value }) => value !== '');
  if (first !== undefined) write(select, first.value);
}

/** Another each time: the preview's own accounts take an address once. */
function anAddress(): string {
  return `ada.${Date.now().toString(36)}@example.com`;
}

/** What a visitor would write, by the field's name. */
const WRITTEN: Readonly<Record<string, string>> = {
  fullName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  phoneNumber: '2015550123',
  password: 'engine1843',
};

/** Fills in the fields of the page's form, as typing would. Card fields are the provider's own. */
export function fillForm(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('form input')) fill(input);
  for (const select of document.querySelectorAll<HTMLSelectElement>('form select')) {
    if (select.value === '') choose(select);
  }
}

function fill(input: HTMLInputElement): void {
  if (input.type === 'checkbox') {
    if (input.name === 'agreed' && !input.checked) input.click();
    return;
  }
  const text = input.type === 'email' ? anAddress() : WRITTEN[input.name];
  if (text === undefined || input.value !== '') return;
  write(input, HTMLInputElement.prototype, text);
}

function choose(select: HTMLSelectElement): void {
  const first = [...select.options].find(({ value }) => value !== '');
  if (first !== undefined) write(select, HTMLSelectElement.prototype, first.value);
}

/** React hears of a value that was set past it. */
function write(field: HTMLElement, prototype: object, value: string): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Another each time: the preview's own accounts take an address once. */
function anAddress(): string {
  return `ada.${Date.now().toString(36)}@example.com`;
}

import RestrictedInput from 'restricted-input';
import type { CardForm } from './CardForm.ts';
import { cardTypesOf } from './cardTypes.ts';
import type { FieldConfiguration } from './FrameConfiguration.ts';
import { HOSTED_FIELDS, type HostedFieldName } from './hostedFieldNames.ts';
import { inputPattern } from './inputPattern.ts';

/** The attributes that the page may set on an input from outside. */
const OUTSIDE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'aria-invalid',
  'aria-required',
  'disabled',
  'placeholder',
]);

/**
 * Whether an input event is more than one key: from a script, a paste or the browser's autofill.
 */
function isWholeText(event: Event): boolean {
  if (!(event instanceof InputEvent)) return true;
  const isDeletion = event.inputType.startsWith('delete');
  return !isDeletion && event.data?.length !== 1;
}

/** One frame's field: an input with its label and its message, which follows the card's form. */
export class FieldView {
  readonly #field: HostedFieldName;
  readonly #form: CardForm;
  readonly #config: FieldConfiguration;
  readonly #input: HTMLInputElement;
  readonly #message: HTMLElement;
  readonly #restricted: RestrictedInput;
  /** The last text that the form received. */
  #shown = '';

  constructor(
    document: Document,
    field: HostedFieldName,
    form: CardForm,
    config: FieldConfiguration,
  ) {
    this.#field = field;
    this.#form = form;
    this.#config = config;
    const facts = HOSTED_FIELDS[field];
    const label = document.createElement('label');
    label.htmlFor = facts.id;
    label.textContent = config.internalLabel ?? facts.label;
    this.#message = document.createElement('p');
    this.#message.id = `${facts.id}-message`;
    this.#input = this.#makeInput(document, facts);
    document.title = config.internalLabel ?? facts.label;
    document.body.replaceChildren(label, this.#input, this.#message);
    // Runs before the formatter's own listener, because that formats a text only by the card it
    // already knows.
    this.#input.addEventListener('input', (event) => this.#foresee(event));
    this.#restricted = new RestrictedInput({ element: this.#input, pattern: this.#pattern() });
    this.#listen();
    form.watch(() => this.#follow());
  }

  focus(): void {
    this.#input.focus();
  }

  clear(): void {
    this.#input.value = '';
    this.#form.change(this.#field, '');
  }

  /** Announces something about the field to screen readers. */
  say(message: string): void {
    this.#message.textContent = message;
  }

  setAttribute(name: string, value: string | null): void {
    if (!OUTSIDE_ATTRIBUTES.has(name)) return;
    if (name === 'disabled') this.#input.disabled = value !== null && value !== 'false';
    else if (value === null) this.#input.removeAttribute(name);
    else this.#input.setAttribute(name, value);
  }

  setClass(name: string, on: boolean): void {
    this.#input.classList.toggle(name, on);
  }

  #makeInput(document: Document, facts: { id: string; autocomplete: string }): HTMLInputElement {
    const input = document.createElement('input');
    const numeric = this.#field !== 'postalCode';
    input.id = facts.id;
    input.name = facts.id;
    input.className = this.#field;
    input.type = this.#config.type ?? (numeric ? 'tel' : 'text');
    input.inputMode = numeric ? 'numeric' : 'text';
    input.setAttribute('autocomplete', facts.autocomplete);
    input.placeholder = this.#config.placeholder ?? '';
    input.spellcheck = false;
    input.setAttribute('autocorrect', 'off');
    input.setAttribute('aria-describedby', this.#message.id);
    return input;
  }

  #listen(): void {
    this.#input.addEventListener('input', () => this.#take());
    this.#input.addEventListener('change', () => {
      // A script set the value, and the event comes late.
      if (this.#input.value !== this.#shown) this.#input.dispatchEvent(new Event('input'));
    });
    this.#input.addEventListener('focus', () => this.#form.focus(this.#field, true));
    this.#input.addEventListener('blur', () => this.#form.focus(this.#field, false));
    this.#input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.#form.submit(this.#field);
    });
  }

  /** A whole new text may belong to another kind of card, and is formatted for that. */
  #foresee(event: Event): void {
    const text = this.#input.value;
    if (this.#field !== 'number' || !isWholeText(event)) return;
    const cards = cardTypesOf(text.replaceAll(/\D/g, ''));
    this.#restricted.setPattern(
      inputPattern('number', cards, { maxLength: this.#config.maxlength }),
    );
    this.#input.value = text;
  }

  #take(): void {
    this.#form.change(this.#field, this.#restricted.getUnformattedValue());
    this.#shown = this.#input.value;
  }

  #follow(): void {
    const { isValid, isPotentiallyValid, isFocused } = this.#form.state(this.#field);
    this.#input.classList.toggle('valid', isValid);
    this.#input.classList.toggle('invalid', !isPotentiallyValid);
    this.#input.classList.toggle('focused', isFocused);
    this.#restricted.setPattern(this.#pattern());
  }

  #pattern(): string {
    return inputPattern(this.#field, this.#form.cards, { maxLength: this.#config.maxlength });
  }
}

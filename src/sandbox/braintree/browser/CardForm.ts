import { type CardType, cardTypesOf } from './cardTypes.ts';
import type { HostedFieldName } from './hostedFieldNames.ts';
import { type FieldValues, validateField } from './validateField.ts';

export interface FieldState {
  readonly isEmpty: boolean;
  readonly isValid: boolean;
  readonly isPotentiallyValid: boolean;
  readonly isFocused: boolean;
}

export type FieldStates = Readonly<Partial<Record<HostedFieldName, FieldState>>>;

export type InputEventType =
  | 'focus'
  | 'blur'
  | 'empty'
  | 'notEmpty'
  | 'validityChange'
  | 'cardTypeChange'
  | 'inputSubmitRequest';

/** What the frames send to the page; never more of the number than its first digits. */
export type CardFormEvent =
  | {
      readonly kind: 'input';
      readonly type: InputEventType;
      readonly emittedBy: HostedFieldName;
      readonly fields: FieldStates;
      readonly cards: readonly CardType[];
    }
  | { readonly kind: 'bin'; readonly bin: string }
  | { readonly kind: 'begun' };

export interface CardFormSettings {
  readonly fields: readonly HostedFieldName[];
  readonly binLength: 6 | 8;
  readonly minLengths: Readonly<Partial<Record<HostedFieldName, number>>>;
}

const UNTOUCHED: FieldState = {
  isEmpty: true,
  isValid: false,
  isPotentiallyValid: true,
  isFocused: false,
};

/** One card across its frames: the input, its state, and the events sent to the page. */
export class CardForm {
  readonly #settings: CardFormSettings;
  readonly #tell: (event: CardFormEvent) => void;
  readonly #watchers = new Set<() => void>();
  #values: FieldValues = {};
  #states: FieldStates;
  #bin = '';
  #begun = false;

  constructor(settings: CardFormSettings, tell: (event: CardFormEvent) => void) {
    this.#settings = settings;
    this.#tell = tell;
    this.#states = Object.fromEntries(settings.fields.map((field) => [field, UNTOUCHED]));
  }

  get values(): FieldValues {
    return this.#values;
  }

  get cards(): readonly CardType[] {
    return cardTypesOf(this.#values.number ?? '');
  }

  state(field: HostedFieldName): FieldState {
    return this.#states[field] ?? UNTOUCHED;
  }

  /** Calls back after every change, so that each frame shows its field's state. */
  watch(onChange: () => void): void {
    this.#watchers.add(onChange);
  }

  /** Takes a field's new text, without formatting. */
  change(field: HostedFieldName, value: string): void {
    if (value === (this.#values[field] ?? '')) return;
    if (!this.#begun) this.#tell({ kind: 'begun' });
    this.#begun = true;
    const before = { states: this.#states, cards: this.cards };
    this.#values = { ...this.#values, [field]: value };
    this.#judge();
    const was = before.states[field]?.isEmpty ?? true;
    if (was !== (value === '')) this.#input(value === '' ? 'empty' : 'notEmpty', field);
    if (field === 'number') this.#tellOfNumber(before.cards);
    for (const name of this.#settings.fields) {
      if (differs(before.states[name] ?? UNTOUCHED, this.state(name))) {
        this.#input('validityChange', name);
      }
    }
    for (const onChange of this.#watchers) onChange();
  }

  focus(field: HostedFieldName, isFocused: boolean): void {
    if (this.state(field).isFocused === isFocused) return;
    this.#states = { ...this.#states, [field]: { ...this.state(field), isFocused } };
    this.#input(isFocused ? 'focus' : 'blur', field);
    for (const onChange of this.#watchers) onChange();
  }

  /** Handles Enter in a field: the page may send its form. */
  submit(field: HostedFieldName): void {
    this.#input('inputSubmitRequest', field);
  }

  #judge(): void {
    const judged = this.#settings.fields.map((field) => {
      const isEmpty = (this.#values[field] ?? '') === '';
      const validity = validateField(field, this.#values, this.#settings.minLengths[field]);
      return [field, { ...this.state(field), ...validity, isEmpty }];
    });
    this.#states = Object.fromEntries(judged);
  }

  #tellOfNumber(before: readonly CardType[]): void {
    const types = (cards: readonly CardType[]) => cards.map((card) => card.type).join(' ');
    if (types(before) !== types(this.cards)) this.#input('cardTypeChange', 'number');
    const digits = this.#values.number ?? '';
    const bin =
      digits.length < this.#settings.binLength ? '' : digits.slice(0, this.#settings.binLength);
    if (bin !== '' && bin !== this.#bin) this.#tell({ kind: 'bin', bin });
    this.#bin = bin;
  }

  #input(type: InputEventType, emittedBy: HostedFieldName): void {
    this.#tell({ kind: 'input', type, emittedBy, fields: this.#states, cards: this.cards });
  }
}

function differs(one: FieldState, other: FieldState): boolean {
  return one.isValid !== other.isValid || one.isPotentiallyValid !== other.isPotentiallyValid;
}

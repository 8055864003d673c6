type Values = Readonly<Record<string, unknown>>;

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a caller's input field by field. A field of another type counts as absent. */
export class Fields {
  readonly #values: Values;

  constructor(value: unknown) {
    this.#values = isValues(value) ? value : {};
  }

  /** A text, or a number as written; null when there is none or it is empty. */
  text(name: string): string | null {
    const value = this.#values[name];
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value !== '' ? value : null;
  }

  flag(name: string): boolean {
    const value = this.#values[name];
    return value === true || value === 'true';
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined && this.#values[name] !== null;
  }

  group(name: string): Fields {
    return new Fields(this.#values[name]);
  }

  texts(name: string): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }
}

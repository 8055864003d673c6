/** Writes a value into a control as a visitor would. React misses a value that is set directly. */
export function write(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  for (const type of ['blur', 'focusout']) {
    field.dispatchEvent(new FocusEvent(type, { bubbles: type === 'focusout' }));
  }
}

import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import control from '../fields/control.module.css';
import type { FieldControl } from '../fields/Field.tsx';

export interface PhoneInputProps {
  readonly name: string;
  readonly value: string;
  /** `isWhole` is true for a paste or autofill, false for typing. */
  readonly onChange: (value: string, isWhole: boolean) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/**
 * A national number. The browser owns the text, so that caret, undo and redo work normally. A text
 * from the page, such as a grouped paste, is inserted as an edit that can be undone.
 */
export function PhoneInput({ tied, ...props }: PhoneInputProps & { readonly tied: FieldControl }) {
  const input = useRef<HTMLInputElement>(null);
  const { value } = props;
  const known = useRef(value);

  // Keeps what was typed before the script loaded: only a changed value is written.
  useLayoutEffect(() => {
    if (known.current === value) return;
    known.current = value;
    if (input.current && input.current.value !== value) write(input.current, value);
  }, [value]);

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    if (target.value === value) return;
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
    props.onChange(target.value, isWhole(inputType));
  }

  return (
    <input
      {...tied}
      ref={input}
      className={control['control']}
      name={props.name}
      type="tel"
      inputMode="tel"
      enterKeyHint="next"
      autoComplete="tel-national"
      defaultValue={value}
      onChange={handleChange}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      required={props.required}
      disabled={props.disabled}
    />
  );
}

/**
 * Writes another text. If the old one was selected completely, so is the new one, and the next key
 * replaces it.
 */
function write(input: HTMLInputElement, text: string): void {
  const { selectionEnd, selectionStart, value } = input;
  const isAtWork = document.activeElement === input;
  const isAllSelected = value !== '' && selectionStart === 0 && selectionEnd === value.length;
  if (!isAtWork || !edit(input, text)) input.value = text;
  if (isAtWork && isAllSelected) input.select();
}

/**
 * Inserts the text as an undoable edit while the visitor is in the field. Returns false if that is
 * impossible.
 */
function edit(input: HTMLInputElement, text: string): boolean {
  input.select();
  return document.execCommand?.('insertText', false, text) && input.value === text;
}

/** Autofill has no input type, or that of a replacement. */
function isWhole(inputType: string): boolean {
  return !/^(delete|history|insertText|insertComposition)/.test(inputType);
}

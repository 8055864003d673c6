import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import control from '../fields/control.module.css';
import type { FieldControl } from '../fields/Field.tsx';

export interface PhoneInputProps {
  readonly name: string;
  readonly value: string;
  /** `isWhole` tells a paste or the browser's fill from typing. */
  readonly onChange: (value: string, isWhole: boolean) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/**
 * A national number. The browser owns the text, so that caret, undo and redo work as in any field: a
 * text of the page's own, such as a paste that is grouped, is put in as an edit that can be undone.
 */
export function PhoneInput({ tied, ...props }: PhoneInputProps & { readonly tied: FieldControl }) {
  const input = useRef<HTMLInputElement>(null);
  const { value } = props;
  const known = useRef(value);

  // What was typed before the script arrived stays: only a value that is another than before is put in.
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

/** Puts another text in. All of it is selected if all of the one before was: the next key replaces it. */
function write(input: HTMLInputElement, text: string): void {
  const { selectionEnd, selectionStart, value } = input;
  const isAtWork = document.activeElement === input;
  const isAllSelected = value !== '' && selectionStart === 0 && selectionEnd === value.length;
  if (!isAtWork || !edit(input, text)) input.value = text;
  if (isAtWork && isAllSelected) input.select();
}

/** Makes the other text a step of the visitor's own, who is at work in the field. False where that cannot be. */
function edit(input: HTMLInputElement, text: string): boolean {
  input.select();
  return document.execCommand?.('insertText', false, text) && input.value === text;
}

/** A browser's fill has no input type, or that of a replacement. */
function isWhole(inputType: string): boolean {
  return !/^(delete|history|insertText|insertComposition)/.test(inputType);
}

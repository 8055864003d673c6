import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import control from '../fields/control.module.css';
import type { FieldControl } from '../fields/Field.tsx';
import { caretBefore, digitsAfter, editDigits, type TypedNumber } from './editDigits.ts';

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

/** A national number that is grouped while it is typed. The caret keeps its place among the digits. */
export function PhoneInput({ tied, ...props }: PhoneInputProps & { readonly tied: FieldControl }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<TypedNumber | null>(null);

  // React has written the grouped value by now, and put the caret at its end.
  useLayoutEffect(() => {
    const { current } = input;
    if (!current || !typed || current.value === typed.value) return;
    if (document.activeElement !== current) return;
    const caret = caretBefore(current.value, digitsAfter(typed));
    current.setSelectionRange(caret, caret);
  }, [typed]);

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
    const edited = editDigits(props.value, {
      value: target.value,
      caret: target.selectionStart ?? target.value.length,
      deletes: deletion(inputType),
    });
    setTyped(edited);
    props.onChange(edited.value, isWhole(inputType));
  }

  return (
    <input
      {...tied}
      ref={input}
      className={control['control']}
      name={props.name}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      value={props.value}
      onChange={handleChange}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      required={props.required}
      disabled={props.disabled}
    />
  );
}

function deletion(inputType: string): TypedNumber['deletes'] {
  if (!inputType.startsWith('delete')) return null;
  return inputType.endsWith('Forward') ? 'forward' : 'backward';
}

/** A browser's fill has no input type, or that of a replacement. */
function isWhole(inputType: string): boolean {
  return !/^(delete|history|insertText|insertComposition)/.test(inputType);
}

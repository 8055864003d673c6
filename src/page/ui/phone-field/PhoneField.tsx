import { type ReactElement, useEffect, useRef } from 'react';
import { Field, type FieldProps } from '../fields/Field.tsx';
import styles from './PhoneField.module.css';
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';

interface PhoneFieldProps extends FieldProps, PhoneInputProps {
  /** The dial code, with its list of countries. */
  readonly dialCode: ReactElement;
  /** The browser filled in a dial code, such as '+44'. */
  readonly onCodeFilled: (code: string) => void;
}

/** A dial code and a national number side by side. */
export function PhoneField(props: PhoneFieldProps) {
  const { dialCode, onCodeFilled } = props;
  return (
    <Field {...props}>
      {(tied) => (
        <div className={styles['phone']}>
          {dialCode}
          <CodeFill onFilled={onCodeFilled} />
          <PhoneInput {...props} tied={tied} />
        </div>
      )}
    </Field>
  );
}

/**
 * Receives the dial code that a browser autofills, which a button cannot. It cannot be seen or
 * focused. It comes before the number, because Chromium otherwise autofills only the number, which
 * then showed beside the brand's own dial code.
 */
function CodeFill({ onFilled }: { readonly onFilled: (code: string) => void }) {
  const input = useRef<HTMLInputElement>(null);

  // A value autofilled before the script loaded.
  useEffect(() => {
    if (input.current?.value) onFilled(input.current.value);
  }, [onFilled]);

  return (
    <input
      ref={input}
      className={styles['codeFill']}
      name="phoneCountryCode"
      type="text"
      autoComplete="tel-country-code"
      tabIndex={-1}
      aria-hidden="true"
      onChange={(event) => onFilled(event.target.value)}
    />
  );
}

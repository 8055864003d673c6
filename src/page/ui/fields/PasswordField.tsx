import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface PasswordFieldProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly autoComplete: 'new-password' | 'current-password';
  readonly disabled?: boolean;
}

/**
 * A password field with a button that shows the password, so that it is typed only once. Pasting
 * and password managers work.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...props}>
      {(tied) => (
        <div className={control['withEnd']}>
          <input
            {...tied}
            className={control['control']}
            name={props.name}
            type={shown ? 'text' : 'password'}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            enterKeyHint="next"
            spellCheck={false}
            required
            disabled={props.disabled}
          />
          <button
            type="button"
            className={control['end']}
            aria-label={shown ? props.hideLabel : props.showLabel}
            aria-controls={tied.id}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}

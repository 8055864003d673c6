import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps {
  /** The control's name. A value typed before the page's script loaded is read by it. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'tel';
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'none' | 'words';
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Shown inside the control at its end. Decorative, because `status` says the same. */
  readonly adornment?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { name, value, onChange, onBlur, type = 'text', ...rest } = props;
  return (
    <Field {...props}>
      {(tied) => (
        <div className={control['withEnd']}>
          <input
            {...tied}
            className={control['control']}
            name={name}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            inputMode={rest.inputMode}
            enterKeyHint="next"
            autoComplete={rest.autoComplete}
            autoCapitalize={rest.autoCapitalize}
            spellCheck={false}
            required={rest.required}
            disabled={rest.disabled}
          />
          {rest.adornment ? <span className={control['end']}>{rest.adornment}</span> : null}
        </div>
      )}
    </Field>
  );
}

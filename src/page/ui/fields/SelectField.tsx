import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Icon } from '../Icon.tsx';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface SelectFieldProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The first, empty entry. */
  readonly placeholder: string;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly required: boolean;
  readonly disabled?: boolean;
}

/**
 * Browsers make a list drawn by the page as wide as its selection. `data-rows` keeps it as wide as
 * its rows (selectList.css).
 */
export function SelectField(props: SelectFieldProps) {
  return (
    <Field {...props}>
      {(tied) => (
        <div
          className={control['withEnd']}
          data-rows={props.options.map((option) => option.label).join('\n')}
        >
          <select
            {...tied}
            // Otherwise Chrome reports an empty required list as wrong before any error.
            aria-invalid={!!tied['aria-invalid']}
            className={control['control']}
            name={props.name}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
            autoComplete={props.autoComplete}
            required={props.required}
            disabled={props.disabled}
          >
            <option value="">{props.placeholder}</option>
            {props.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={control['end']}>
            <Icon name="chevron" />
          </span>
        </div>
      )}
    </Field>
  );
}

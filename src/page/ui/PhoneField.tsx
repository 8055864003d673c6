import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './PhoneField.module.css';

interface PhoneFieldProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** ISO code. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
  readonly countryLabel: string;
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  readonly onCountryChange: (country: string) => void;
}

/** A dial code and a national number side by side. The list is a native one; what shows is the code alone. */
export function PhoneField(props: PhoneFieldProps) {
  const { country, countryCode, disabled } = props;
  return (
    <Field {...props}>
      {(tied) => (
        <div className={styles['phone']}>
          <div className={styles['dial']}>
            <select
              className={control['control']}
              aria-label={props.countryLabel}
              autoComplete="off"
              value={country}
              onChange={(event) => props.onCountryChange(event.target.value)}
              onFocus={props.onFocus}
              disabled={disabled}
            >
              {props.countries.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <span className={styles['code']} aria-hidden="true">
              <span>
                {country} +{countryCode}
              </span>
              <Icon name="chevron" size={16} />
            </span>
          </div>
          <input
            {...tied}
            className={control['control']}
            name={props.name}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
            required={props.required}
            disabled={disabled}
          />
        </div>
      )}
    </Field>
  );
}

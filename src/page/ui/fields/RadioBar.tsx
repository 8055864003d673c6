import type { ReactElement } from 'react';
import styles from './RadioBar.module.css';

interface RadioBarOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown before the label. Decorative. */
  readonly picture?: ReactElement | null;
}

interface RadioBarProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly RadioBarOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** Whether the choice cannot be changed at the moment. */
  readonly isFixed?: boolean;
}

/** Two or three choices in a row: native radio buttons, so that arrow keys and the form work. */
export function RadioBar<Value extends string>(props: RadioBarProps<Value>) {
  const { legend, name, value, options, onChange, isFixed = false } = props;
  return (
    <fieldset disabled={isFixed}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['bar']}>
        {options.map((option) => (
          <label className={styles['option']} key={option.value}>
            {option.picture}
            <span>{option.label}</span>
            <input
              className={styles['radio']}
              type="radio"
              id={`${name}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

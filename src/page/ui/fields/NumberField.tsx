import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './NumberField.module.css';

interface NumberFieldProps extends FieldProps {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  /** Says what the bounds are, once a number outside them was typed. */
  readonly boundsText: string;
}

/** A whole number between two bounds: typed, or stepped by the buttons on either side. */
export function NumberField(props: NumberFieldProps) {
  const { value, min, max, onChange } = props;
  // While someone types, a number may be out of bounds for a moment: the first digit of a longer one.
  const [draft, setDraft] = useState<string | null>(null);
  const [wasOutside, setWasOutside] = useState(false);
  const isAllowed = (number: number) => number >= min && number <= max;

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6);
    setDraft(digits);
    setWasOutside(Number(digits) > max);
    if (isAllowed(Number(digits))) onChange(Number(digits));
  };
  const leave = () => {
    if (draft) {
      setWasOutside(!isAllowed(Number(draft)));
      onChange(Math.min(Math.max(Number(draft), min), max));
    }
    setDraft(null);
  };
  const step = (by: number) => {
    setWasOutside(false);
    onChange(value + by);
  };
  const bounds = wasOutside ? props.boundsText : '';
  return (
    <Field {...props} hint={bounds} status={bounds}>
      {(tied) => (
        <div className={styles['stepper']}>
          <button
            type="button"
            className={styles['step']}
            aria-label={props.fewerLabel}
            disabled={value <= min}
            onClick={() => step(-1)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...tied}
            className={control['control']}
            name={props.name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={draft ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          <button
            type="button"
            className={styles['step']}
            aria-label={props.moreLabel}
            disabled={value >= max}
            onClick={() => step(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
    </Field>
  );
}

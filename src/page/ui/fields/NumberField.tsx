import { Icon } from '../Icon.tsx';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './NumberField.module.css';

interface NumberFieldProps extends FieldProps {
  readonly name: string;
  /** The effective number. */
  readonly value: number;
  /** The typed text, if it shows instead; else null. */
  readonly typed: string | null;
  readonly error: string;
  readonly min: number;
  readonly max: number;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  /** Called when a button increases or decreases the number by one. The bounds apply to it. */
  readonly onStep: (value: number) => void;
  readonly fewerLabel: string;
  readonly moreLabel: string;
}

/** A whole number within bounds, typed or changed by the buttons on either side. */
export function NumberField(props: NumberFieldProps) {
  const { max, min, onStep, value } = props;
  return (
    <Field {...props}>
      {(tied) => (
        <div className={styles['stepper']}>
          <button
            type="button"
            aria-disabled={value <= min || undefined}
            className={styles['step']}
            aria-label={props.fewerLabel}
            onClick={() => onStep(value - 1)}
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
            value={props.typed ?? value}
            onChange={(event) => props.onType(event.target.value)}
            onBlur={props.onLeave}
          />
          <button
            type="button"
            aria-disabled={value >= max || undefined}
            className={styles['step']}
            aria-label={props.moreLabel}
            onClick={() => onStep(value + 1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
    </Field>
  );
}

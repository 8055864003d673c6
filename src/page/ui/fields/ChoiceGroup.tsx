import { Icon } from '../Icon.tsx';
import { Tooltip } from '../Tooltip.tsx';
import styles from './ChoiceGroup.module.css';
import type { FieldProps } from './Field.tsx';

interface ChoiceGroupProps extends FieldProps {
  /** Select one option, or any number. */
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (value: string, isChosen: boolean) => void;
  readonly onBlur: () => void;
  readonly required: boolean;
  /** Whether two short options share a row. */
  readonly areShort?: boolean;
}

/**
 * Choices under one label, with their messages. The first has the field's id, to which the error
 * summary links. The error is a bubble, as for the terms: that is for what is ticked.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, type, options, chosen, error, hint, note, required } = props;
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  const isInvalid = error ? true : undefined;
  const isRadio = type === 'radio';
  return (
    <fieldset
      className={styles['group']}
      data-field={id}
      data-invalid={isInvalid}
      role={isRadio ? 'radiogroup' : undefined}
      aria-labelledby={`${id}-legend`}
      aria-describedby={described || undefined}
      aria-invalid={isRadio ? isInvalid : undefined}
      aria-required={isRadio && required ? true : undefined}
    >
      <legend className={styles['legend']} id={`${id}-legend`}>
        <span>{props.label}</span> {note ? <span className={styles['note']}>{note}</span> : null}
      </legend>
      <div className={styles['options']} data-few={props.areShort || undefined}>
        {options.map(({ value, label }, index) => (
          <label className={styles['option']} data-none={value === '' || undefined} key={value}>
            <span className={styles['mark']}>
              <input
                type={type}
                id={index === 0 ? id : `${id}-${value}`}
                name={props.name}
                value={value}
                autoComplete="off"
                checked={chosen.includes(value)}
                aria-invalid={isRadio ? undefined : isInvalid}
                onChange={(event) => props.onChange(value, event.target.checked)}
                onBlur={({ currentTarget, relatedTarget }) => {
                  const group = currentTarget.closest('fieldset');
                  if (!group?.contains(relatedTarget)) props.onBlur();
                }}
              />
              {isRadio ? null : <Icon name="check" size={16} />}
            </span>
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error ? <Tooltip id={`${id}-error`}>{error}</Tooltip> : null}
      {hint ? (
        <div className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
    </fieldset>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  readonly id: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  /** The sentence that labels the box. Buttons and links in it do not toggle the box. */
  readonly children: ReactNode;
  readonly error?: ReactElement | null;
  readonly disabled?: boolean;
}

/**
 * A native checkbox under a drawn one. The sentence beside it is its label. A browser must not restore
 * the tick when a page is shown again, because the sentence may be another one then.
 */
export function Checkbox(props: CheckboxProps) {
  const { id, error } = props;
  return (
    <div className={styles['checkbox']} data-invalid={error ? true : undefined}>
      <span className={styles['box']}>
        <input
          type="checkbox"
          id={id}
          name={props.name}
          autoComplete="off"
          checked={props.checked}
          onChange={props.onChange}
          disabled={props.disabled}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Icon name="check" size={16} />
      </span>
      <label htmlFor={id} id={`${id}-label`} className={styles['label']}>
        {props.children}
      </label>
      {error}
    </div>
  );
}

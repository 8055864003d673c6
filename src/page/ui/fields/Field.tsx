import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { LiveRegion } from '../messages/LiveRegion.tsx';
import styles from './Field.module.css';

/** Attributes that connect a control in a Field to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly pattern: string | undefined;
  readonly placeholder: string | undefined;
}

/** A check that the browser makes by itself. */
export interface EarlyCheck {
  /** The pattern of valid values, in HTML's notation. */
  readonly pattern: string;
  /** Shown below a control that was left with a value that does not match. */
  readonly error: string;
}

export interface FieldProps {
  /** Stable and unique in the page. The error summary links to it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Shown at the end of the label's line, such as 'Optional'. */
  readonly note?: string | undefined;
  readonly error?: ReactNode;
  /** Used until the page's script has loaded. */
  readonly early?: EarlyCheck | undefined;
  /**
   * The state of the control's own check. Only spoken: an icon in the control shows it, so nothing
   * moves.
   */
  readonly status?: string;
}

interface FieldFrameProps extends FieldProps {
  /**
   * The error of a control with a value is announced, because the visitor has left it by then. What
   * is missing is only reported on submission, which announces it itself.
   */
  readonly value: string | number;
  readonly children: (control: FieldControl) => ReactElement;
}

/** Connects label, control, hint and error. The error has text, icon and border, not only a colour. */
export function Field(props: FieldFrameProps) {
  const { id, label, hint, note, value, error, early, status, children } = props;
  const described = [
    error ? `${id}-error` : '',
    hint ? `${id}-hint` : '',
    note ? `${id}-note` : '',
  ].filter(Boolean);
  return (
    <div className={styles['field']} data-field={id} data-invalid={error ? true : undefined}>
      <div className={styles['labelLine']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        {note ? (
          <span className={styles['note']} id={`${id}-note`}>
            {note}
          </span>
        ) : null}
      </div>
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
        pattern: early?.pattern,
        // Lets CSS detect an empty control, which is only reported on submission.
        placeholder: early && ' ',
      })}
      {/* One element before and after the script loads, so that a message is not announced twice. */}
      {error || early ? (
        <p
          className={error ? styles['error'] : `${styles['error']} ${styles['early']}`}
          id={`${id}-error`}
          role={early || value ? 'alert' : undefined}
        >
          <Icon name="alert" size={16} />
          <span>{error || early?.error}</span>
        </p>
      ) : null}
      {status === undefined ? null : <LiveRegion text={status} />}
      {hint ? (
        <div className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}

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
  readonly children: (control: FieldControl) => ReactElement;
}

/** Connects label, control, hint and error. The error has text, icon and border, not only a colour. */
export function Field({ id, label, hint, note, error, early, status, children }: FieldFrameProps) {
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
      {error ? (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
      {early ? (
        <p className={`${styles['error']} ${styles['early']}`} id={`${id}-error`} role="alert">
          <Icon name="alert" size={16} />
          <span>{early.error}</span>
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

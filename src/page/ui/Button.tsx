import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

interface ButtonProps {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  /** The return value of the form's dialog. */
  readonly value?: string;
  /** Primary is the page's main action. Text looks like a link and acts like a button. */
  readonly variant?: 'primary' | 'secondary' | 'text';
  /** The button keeps its width, shows a spinner and ignores presses. */
  readonly busy?: boolean;
  /** Replaces the visible name while the button is busy. Screen readers still get the name. */
  readonly busyText?: string;
  readonly describedBy?: string | undefined;
  readonly onClick?: () => void;
}

/**
 * A busy button can keep the focus, so that the focus is not lost while the page works. No button
 * is ever disabled, because a press shows what is missing.
 */
export function Button(props: ButtonProps) {
  const { children, type = 'button', variant = 'primary', busy = false } = props;
  return (
    <button
      type={type}
      value={props.value}
      className={styles['button']}
      data-variant={variant}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={props.describedBy}
      onClick={busy ? undefined : props.onClick}
    >
      {busy && props.busyText ? (
        <span className={styles['atWork']}>
          <span>{children}</span>
          <span aria-hidden="true">
            <Spinner />
            <span>{props.busyText}</span>
          </span>
        </span>
      ) : (
        <>
          {busy ? <Spinner /> : null}
          <span>{children}</span>
        </>
      )}
    </button>
  );
}

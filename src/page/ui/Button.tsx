import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

interface ButtonProps {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  /** What its form's dialog closes with. */
  readonly value?: string;
  /** Primary is the page's one main action; text looks like a link and acts like a button. */
  readonly variant?: 'primary' | 'secondary' | 'text';
  /** At work: the button keeps its width, shows a spinner and answers no further press. */
  readonly busy?: boolean;
  /** What shows in place of its name while it is at work. The name stays for who cannot see it. */
  readonly busyText?: string;
  readonly describedBy?: string | undefined;
  readonly onClick?: () => void;
}

/**
 * A busy button stays focusable, so that focus is not lost while the page works. None is ever disabled:
 * a press says what is missing.
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

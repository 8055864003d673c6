import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Absent when the dialog cannot be closed, for example during a redirect. */
  readonly onClose?: (() => void) | undefined;
  /** A press beside the dialog does not close it, because its content would be lost by accident. */
  readonly staysOpen?: boolean;
  readonly children: ReactNode;
  /** Buttons at the bottom that stay visible while the content scrolls. */
  readonly footer?: ReactNode;
  /**
   * 'reading' is for long text; 'message' is small and centred with a picture above the title.
   * 'arrival' is a message that replaces the page: there is nothing to return to.
   */
  readonly kind?: 'reading' | 'message' | 'arrival';
  readonly picture?: ReactElement;
}

/** A native modal dialog: the focus stays inside, Esc closes it, and the focus returns to the opener. */
export function Dialog(props: DialogProps) {
  const { title, onClose, kind = 'message' } = props;
  const element = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Closing before the element is removed makes the browser return the focus.
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      className={styles['dialog']}
      data-kind={kind}
      aria-labelledby="dialog-title"
      // The focus starts on a button, so a screen reader would say only that and the title.
      aria-describedby={kind === 'reading' ? undefined : 'dialog-text'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // A browser lets a page prevent Esc only once. The next time it closes the dialog anyway.
      onClose={() => {
        const dialog = element.current;
        if (!dialog || dialog.open) return;
        if (onClose) onClose();
        else dialog.showModal();
      }}
      onPointerDown={(event) => {
        if (event.target === element.current && !props.staysOpen) onClose?.();
      }}
    >
      <div className={styles['sheet']}>
        <header className={styles['header']}>
          {props.picture}
          <h2 id="dialog-title">{title}</h2>
          {onClose ? (
            <button
              type="button"
              className={styles['close']}
              aria-label={props.closeLabel}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          ) : null}
        </header>
        <div className={styles['body']} id="dialog-text">
          {props.children}
        </div>
        {props.footer ? <footer className={styles['footer']}>{props.footer}</footer> : null}
      </div>
    </dialog>
  );
}

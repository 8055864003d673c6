import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Absent where the dialog may not be closed, as while a redirect is under way. */
  readonly onClose?: (() => void) | undefined;
  /** A press beside it does not close it: what it holds would be lost by a slip. */
  readonly staysOpen?: boolean;
  readonly children: ReactNode;
  /** Buttons at the bottom, which stay in view while the content scrolls. */
  readonly footer?: ReactNode;
  /**
   * Reading is for long text; message is small and centred, with its own picture above the title. An
   * arrival is a message that the page behind it gives way to: there is nothing to go back to.
   */
  readonly kind?: 'reading' | 'message' | 'arrival';
  readonly picture?: ReactElement;
}

/** A native modal dialog: focus stays inside, Esc closes, and focus returns to what opened it. */
export function Dialog(props: DialogProps) {
  const { title, onClose, kind = 'message' } = props;
  const element = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Closing before the element leaves the document is what gives focus back to the opener.
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      className={styles['dialog']}
      data-kind={kind}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // A browser lets a page hold back Esc only once: then it closes the dialog unasked.
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
        <div className={styles['body']}>{props.children}</div>
        {props.footer ? <footer className={styles['footer']}>{props.footer}</footer> : null}
      </div>
    </dialog>
  );
}

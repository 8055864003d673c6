import { useRef } from 'react';
import styles from './ChangesDialog.module.css';
import { lineChanges } from './lineChanges.ts';

interface ChangesDialogProps {
  readonly before: string;
  readonly after: string;
}

/** The lines of the file that saving would change. */
export function ChangesDialog({ after, before }: ChangesDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const changes = lineChanges(before, after);
  const changed = changes.filter(({ kind }) => kind !== 'same');
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={changed.length === 0}
        onClick={() => dialog.current?.showModal()}
      >
        Changes
      </button>
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby="changes-title">
        <h2 id="changes-title">What saving changes</h2>
        <ol className={styles['lines']}>
          {changed.map(({ kind, line, text }) => (
            <li key={`${kind} ${line}`} data-kind={kind}>
              <span className={styles['number']}>{line}</span>
              <span>{kind === 'added' ? '+' : '−'}</span>
              <code>{text}</code>
            </li>
          ))}
        </ol>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}

import { type Dispatch, useEffect, useRef } from 'react';
import type { OpenBrand } from '../../wire/StudioBrand.ts';
import type { EditorAction } from '../state/EditorAction.ts';
import type { EditorState } from '../state/EditorState.ts';
import styles from './ChangesDialog.module.css';

interface ConflictDialogProps {
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorAction>;
  readonly onBack: () => void;
}

/**
 * Shown when the file differs from the one that was opened. The user chooses which version stays.
 */
export function ConflictDialog({ dispatch, onBack, state }: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { saving } = state;
  const isOpen = saving.kind === 'conflict';
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  if (saving.kind !== 'conflict') return null;
  const { message, theirs } = saving;
  const value = theirs?.value ?? null;
  const takeTheirs = () => {
    if (theirs === null || value === null) onBack();
    else dispatch({ type: 'takeTheirs', brand: { ...theirs, value } });
  };
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="conflict-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="conflict-title">Your changes are not saved</h2>
      <p>{message}</p>
      <p>{adviceFor(theirs)}</p>
      <p className={styles['choices']}>
        <button type="button" className="button" onClick={takeTheirs}>
          {value === null ? 'Drop my changes' : 'Open it as it is now'}
        </button>
        <button
          type="button"
          className="button"
          data-main="true"
          onClick={() => dispatch({ type: 'keepMine', theirs })}
        >
          Keep mine
        </button>
      </p>
    </dialog>
  );
}

/** What the two buttons do. A file that cannot be read cannot be opened, only written over. */
function adviceFor(theirs: OpenBrand | null): string {
  if (theirs === null) return 'Save yours as a new file, or drop them.';
  if (theirs.value === null) {
    return 'It cannot be read now, as while someone writes it. Drop your changes, or keep yours: the next save then writes over it.';
  }
  return 'Open the file as it is now: Undo then brings yours back. Or keep yours: the next save then writes over the other’s.';
}

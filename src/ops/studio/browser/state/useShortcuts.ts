import { useEffect } from 'react';
import type { Editor } from './useEditor.ts';

/** Ctrl or Cmd with S saves, with Z undoes, with Shift and Z or with Y redoes. */
export function useShortcuts({ dispatch, save }: Editor): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      s: save,
      z: () => dispatch({ type: 'undo' }),
      'shift z': () => dispatch({ type: 'redo' }),
      y: () => dispatch({ type: 'redo' }),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const act = acts[`${event.shiftKey ? 'shift ' : ''}${event.key.toLowerCase()}`];
      if (act === undefined) return;
      // The browser's own undo covers one field at a time, and no buttons.
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [dispatch, save]);
}

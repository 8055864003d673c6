import { useCallback, useEffect } from 'react';
import { type EditorState, isDirty } from './EditorState.ts';

const QUESTION = 'Your changes are not saved. Leave without them?';

/** Asks before unsaved changes are lost: by the browser where the page is left, by us within it. */
export function useLeaveGuard(state: EditorState): () => boolean {
  const isUnsaved = isDirty(state);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isUnsaved]);
  return useCallback(() => !isUnsaved || confirm(QUESTION), [isUnsaved]);
}

import { useCallback, useEffect } from 'react';
import { openAddress } from '../shell/brandInAddress.ts';
import { type EditorState, isDirty } from './EditorState.ts';

const QUESTION = 'Your changes are not saved. Leave without them?';

/**
 * Asks before unsaved changes are lost: by the browser where the page is left, by us within it, also
 * where that is by the browser's way back.
 */
export function useLeaveGuard(state: EditorState): () => boolean {
  const isUnsaved = isDirty(state);
  const { id } = state.open;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // It has happened when it is told: who stays gets the address back, and nobody else hears of it.
    const onPopState = (event: PopStateEvent) => {
      if (confirm(QUESTION)) return;
      event.stopImmediatePropagation();
      openAddress(id);
    };
    addEventListener('beforeunload', onBeforeUnload);
    addEventListener('popstate', onPopState, { capture: true });
    return () => {
      removeEventListener('beforeunload', onBeforeUnload);
      removeEventListener('popstate', onPopState, { capture: true });
    };
  }, [id, isUnsaved]);
  return useCallback(() => !isUnsaved || confirm(QUESTION), [isUnsaved]);
}

import { useCallback, useEffect } from 'react';
import { openAddress } from '../shell/brandInAddress.ts';
import { type EditorState, isDirty } from './EditorState.ts';

const QUESTION = 'Your changes are not saved. Leave without them?';

/**
 * Asks before unsaved changes are lost. The browser asks when the user leaves the page; this code
 * asks within it, also for the back button. `hasMore` is whether something was typed that is no part of
 * the brand's file.
 */
export function useLeaveGuard(state: EditorState, hasMore: boolean): () => boolean {
  const isUnsaved = isDirty(state) || hasMore;
  const { id } = state.open;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // The event fires after the navigation. When the user stays, this restores the address and
    // stops other listeners.
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

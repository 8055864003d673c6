import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react';
import { fetchBrand, fetchReport, saveBrand } from './askStudio.ts';
import type { EditorAction } from './EditorAction.ts';
import { canSave, type EditableBrand, type EditorState, startEditing } from './EditorState.ts';
import { editorReducer } from './editorReducer.ts';

/**
 * Milliseconds of quiet before a draft is checked, so that a word is not checked letter by letter.
 */
const QUIET_MS = 120;

/** Milliseconds until a check that failed is tried again, as when the server was ended. */
const AGAIN_MS = 2000;

export interface Editor {
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorAction>;
  /** Saves the draft if it can be saved, after its check if that is still to come. */
  readonly save: () => void;
}

/** An open brand with the server's report. Checks the draft whenever the user pauses. */
export function useEditor(brand: EditableBrand): Editor {
  const [state, dispatch] = useReducer(editorReducer, brand, startEditing);
  const value = state.history.present;
  const { hash, id } = state.open;
  const isReported = state.reported === value;
  // Only one at a time: the server shows the draft that reaches it last, and two requests can
  // overtake each other.
  const checking = useRef(Promise.resolve());

  useEffect(() => {
    if (isReported) return undefined;
    let timer = setTimeout(begin, QUIET_MS);
    let isWanted = true;
    function begin() {
      void checking.current.then(() => {
        if (isWanted) checking.current = check();
      });
    }
    function check() {
      return fetchReport(id, value).then(
        (report) => dispatch({ type: 'reported', value, report }),
        (error: unknown) => {
          dispatch({ type: 'failed', message: messageOf(error) });
          // A draft that is not checked cannot be saved, and nothing else would ask for it again.
          if (isWanted) timer = setTimeout(begin, AGAIN_MS);
        },
      );
    }
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, value, isReported]);

  // Before returning to this window, the user may have changed files in an editor, including
  // layers.
  useEffect(() => {
    const look = () =>
      void fetchBrand(id).then(
        (found) => dispatch({ type: 'looked', brand: found, since: hash }),
        // The next check, or save, reports the failure.
        () => undefined,
      );
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [hash, id]);

  useEffect(() => {
    if (state.saving.kind !== 'wanted' || !canSave(state)) return;
    dispatch({ type: 'save' });
    resultOf(state).then(dispatch, (error: unknown) =>
      dispatch({ type: 'failed', message: messageOf(error) }),
    );
  }, [state]);

  const save = useCallback(() => dispatch({ type: 'wantSave' }), []);

  return { state, dispatch, save };
}

async function resultOf({ history, open }: EditorState): Promise<EditorAction> {
  const value = history.present;
  const result = await saveBrand(open.id, value, open.hash === '' ? null : open.hash);
  switch (result.kind) {
    case 'saved':
      return { type: 'saved', brand: { ...result.brand, value } };
    case 'conflict':
      return { type: 'conflict', theirs: result.theirs, message: result.message };
    case 'invalid':
      return { type: 'refused', problems: result.problems };
    default:
      return result satisfies never;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

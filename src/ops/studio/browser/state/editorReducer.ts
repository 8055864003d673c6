import { memberAt, setAt, unsetAt } from '../../../../core/brand/editValue.ts';
import type { JsonObject, JsonValue } from '../../../../core/brand/JsonValue.ts';
import { isWithin } from '../../../../core/brand/jsonPointer.ts';
import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { BrandReport } from '../../wire/BrandReport.ts';
import type { OpenBrand } from '../../wire/StudioBrand.ts';
import type { EditorAction } from './EditorAction.ts';
import {
  canAskToSave,
  type EditableBrand,
  type EditorState,
  isDirty,
  type Saving,
  startEditing,
} from './EditorState.ts';
import { advance, redo, undo } from './History.ts';

/**
 * Returns the next state of an edited brand. Pure: the component that dispatches calls the server.
 */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { history, typing } = state;
  switch (action.type) {
    case 'edit':
      return edited(state, action.pointer, action.value);
    case 'editTogether':
      return stepTo(state, withAll(history.present, action.values), null);
    case 'reset':
      return stepTo(state, unsetAt(history.present, action.pointer), null);
    case 'move':
      return stepTo(state, moved(history.present, action.from, action.to), null);
    case 'leaveField':
      return typing === null ? state : { ...state, typing: null };
    case 'undo':
      return { ...state, history: undo(history), typing: null, saving: unlessWanted(state) };
    case 'redo':
      return { ...state, history: redo(history), typing: null, saving: unlessWanted(state) };
    case 'reported':
      // A late report is about an older draft.
      if (action.value !== history.present) return state;
      return {
        ...state,
        report: action.report,
        reported: action.value,
        shown: action.report.preview === 'draft' ? action.report.brand : state.shown,
        saving: savingAfter(action.report, state),
      };
    case 'looked':
      // A file that was read before a save is older than the open one.
      return action.since === state.open.hash ? looked(state, action.brand) : state;
    case 'wantSave':
      return canAskToSave(state) ? { ...state, saving: { kind: 'wanted' } } : state;
    case 'save':
      return { ...state, saving: { kind: 'saving' }, typing: null };
    case 'saved':
      return saved(state, action.brand);
    case 'refused': {
      const report = state.report && { ...state.report, problems: action.problems };
      return { ...state, report, saving: { kind: 'idle' } };
    }
    case 'conflict':
      return {
        ...state,
        saving: { kind: 'conflict', theirs: action.theirs, message: action.message },
      };
    case 'failed':
      return { ...state, saving: { kind: 'failed', message: action.message } };
    case 'takeTheirs':
      return {
        ...startEditing(action.brand),
        // A step, so that undo brings back what was typed.
        history: advance(history, action.brand.value, false),
        report: state.report,
        shown: state.shown,
      };
    case 'keepMine':
      return keptMine(state, action.theirs);
    default:
      return unreachable(action);
  }
}

/** A draft that is not the one that was typed last is not sent unasked. */
function unlessWanted({ saving }: EditorState): Saving {
  return saving.kind === 'wanted' ? { kind: 'idle' } : saving;
}

/** After a check the server answers again, and a draft with problems is not sent. */
function savingAfter({ problems }: BrandReport, state: EditorState): Saving {
  const { saving } = state;
  const isRefused = saving.kind === 'wanted' && (problems.length > 0 || !isDirty(state));
  return saving.kind === 'failed' || isRefused ? { kind: 'idle' } : saving;
}

/** Removes an empty setting from the file, or sets it to null when a layer would set it again. */
function edited(state: EditorState, pointer: string, value: JsonValue | undefined): EditorState {
  const present = withOwnList(state, pointer);
  if (value !== undefined) return stepTo(state, setAt(present, pointer, value), pointer);
  const isInherited = state.report?.inherited.some((it) => it.pointer === pointer) ?? false;
  const next = isInherited ? setAt(present, pointer, null) : unsetAt(present, pointer);
  return stepTo(state, next, pointer);
}

/** The brand with the inherited list that holds a place, because a list is complete in one file. */
function withOwnList({ history, report }: EditorState, pointer: string): JsonObject {
  const { present } = history;
  const list = report?.inherited.find(
    (it) => Array.isArray(it.value) && isWithin(pointer, it.pointer) && pointer !== it.pointer,
  );
  if (list === undefined || memberAt(present, list.pointer) !== undefined) return present;
  return setAt(present, list.pointer, list.value);
}

function moved(brand: JsonObject, from: string, to: string): JsonObject {
  const value = memberAt(brand, from);
  // Set first, so that no object is empty in between and loses its place.
  return value === undefined ? brand : unsetAt(setAt(brand, to, value), from);
}

function withAll(brand: JsonObject, values: JsonObject): JsonObject {
  return Object.entries(values).reduce(
    (made, [pointer, value]) => setAt(made, pointer, value),
    brand,
  );
}

function stepTo(state: EditorState, value: JsonObject, typing: string | null): EditorState {
  const isSameStep = typing !== null && typing === state.typing;
  const history = advance(state.history, value, isSameStep);
  const saving = state.saving.kind === 'saved' ? ({ kind: 'idle' } as const) : state.saving;
  return { ...state, history, typing, saving };
}

/** The next save overwrites the file on disk, or writes a new one when it was deleted. */
function keptMine(state: EditorState, theirs: OpenBrand | null): EditorState {
  const file = theirs ?? { ...state.open, text: '', hash: '' };
  const open = { ...file, value: theirs?.value ?? {} };
  const report = state.report && { ...state.report, hash: open.hash };
  return { ...state, open, report, saving: { kind: 'idle' } };
}

/** The report is about the text that is now on disk, or already about what was typed meanwhile. */
function saved(state: EditorState, open: EditableBrand): EditorState {
  const { hash, text } = open;
  const isOfSaved = state.reported === open.value;
  const report = state.report && { ...state.report, hash, ...(isOfSaved && { text }) };
  return { ...state, open, report, saving: { kind: 'saved' } };
}

/** Accepts a change on disk when this loses no edit. Any other change requires a new check. */
function looked(state: EditorState, brand: OpenBrand): EditorState {
  const { hash, value } = brand;
  if (hash !== state.open.hash && value !== null && !isDirty(state)) {
    return { ...startEditing({ ...brand, value }), report: state.report, shown: state.shown };
  }
  return { ...state, reported: null, report: state.report && { ...state.report, hash } };
}

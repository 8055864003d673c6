import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import type { Brand } from '../../../../core/contract/generated/brand.ts';
import type { BrandReport, ShownProblem } from '../../wire/BrandReport.ts';
import type { OpenBrand } from '../../wire/StudioBrand.ts';
import { type History, historyOf } from './History.ts';

/** A brand's file that holds a JSON object, so that it can be edited. */
export interface EditableBrand extends OpenBrand {
  readonly value: JsonObject;
}

export type Saving =
  | { readonly kind: 'idle' }
  /** Asked for before the draft was checked: it is sent when the check finds nothing. */
  | { readonly kind: 'wanted' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  /** `theirs` is null when the file no longer exists. */
  | { readonly kind: 'conflict'; readonly theirs: OpenBrand | null; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export interface EditorState {
  /** The file as it was opened or last saved. */
  readonly open: EditableBrand;
  readonly history: History<JsonObject>;
  /** The setting that is being typed in. Its next change belongs to the same step. */
  readonly typing: string | null;
  readonly report: BrandReport | null;
  /** The value that the report is about. */
  readonly reported: JsonObject | null;
  /** The brand of the newest report without problems, which the preview shows. */
  readonly shown: Brand | null;
  readonly saving: Saving;
}

export function startEditing(open: EditableBrand): EditorState {
  return {
    open,
    history: historyOf(open.value),
    typing: null,
    report: null,
    reported: null,
    shown: null,
    saving: { kind: 'idle' },
  };
}

/** Whether the draft differs from the file. */
export function isDirty({ history, open }: EditorState): boolean {
  return !isSame(history.present, open.value);
}

/**
 * Whether the draft may be saved: it differs, and the check of exactly this draft found nothing.
 */
export function canSave(state: EditorState): boolean {
  const isSound = isChecked(state) && state.report?.problems.length === 0;
  return isDirty(state) && isSound && state.saving.kind !== 'saving';
}

/** Whether a save may be asked for: the draft may be saved, or its check is still to come. */
export function canAskToSave(state: EditorState): boolean {
  const isFree = state.saving.kind !== 'saving' && state.saving.kind !== 'wanted';
  return canSave(state) || (isDirty(state) && isFree && !isChecked(state));
}

function isChecked({ history, reported }: EditorState): boolean {
  return reported === history.present;
}

/**
 * Whether the file was changed or deleted since it was opened, so that a save asks which version
 * stays.
 */
export function isChangedElsewhere({ open, report }: EditorState): boolean {
  return report !== null && report.hash !== open.hash;
}

/** The problems of the newest check; those of an older draft until it arrives. */
export function problemsOf({ report }: EditorState): readonly ShownProblem[] {
  return report?.problems ?? [];
}

/** Whether two JSON values are equal, whatever the order of their keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const others = new Map(Object.entries(b));
  const own = Object.entries(a);
  return (
    own.length === others.size &&
    own.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}

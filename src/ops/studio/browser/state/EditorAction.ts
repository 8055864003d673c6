import type { JsonObject, JsonValue } from '../../../../core/brand/JsonValue.ts';
import type { BrandReport, ShownProblem } from '../../wire/BrandReport.ts';
import type { OpenBrand } from '../../wire/StudioBrand.ts';
import type { EditableBrand } from './EditorState.ts';

/** Everything that can happen to a brand that is being edited. */
export type EditorAction =
  /** `value` is undefined when the setting was emptied. */
  | { readonly type: 'edit'; readonly pointer: string; readonly value: JsonValue | undefined }
  /** Settings by their pointers, in one step. */
  | { readonly type: 'editTogether'; readonly values: JsonObject }
  /** Removes the setting from the brand's file, so that its layers decide. */
  | { readonly type: 'reset'; readonly pointer: string }
  /** Moves a key of the brand's file with its value. */
  | { readonly type: 'move'; readonly from: string; readonly to: string }
  | { readonly type: 'leaveField' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'reported'; readonly value: JsonObject; readonly report: BrandReport }
  /** The file on disk, read while the file with the hash `since` was open. */
  | { readonly type: 'looked'; readonly brand: OpenBrand; readonly since: string }
  /** The user asks for a save, perhaps before the draft is checked. */
  | { readonly type: 'wantSave' }
  | { readonly type: 'save' }
  | { readonly type: 'saved'; readonly brand: EditableBrand }
  | { readonly type: 'refused'; readonly problems: readonly ShownProblem[] }
  | { readonly type: 'conflict'; readonly theirs: OpenBrand | null; readonly message: string }
  | { readonly type: 'failed'; readonly message: string }
  /** Replaces the draft by the file on disk, in a step that can be undone. */
  | { readonly type: 'takeTheirs'; readonly brand: EditableBrand }
  /** Keeps the draft. The next save overwrites the file on disk. */
  | { readonly type: 'keepMine'; readonly theirs: OpenBrand | null };

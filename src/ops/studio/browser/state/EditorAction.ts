import type { JsonObject, JsonValue } from '../../../../core/brand/JsonValue.ts';
import type { BrandReport, ShownProblem } from '../../wire/BrandReport.ts';
import type { OpenBrand } from '../../wire/StudioBrand.ts';
import type { EditableBrand } from './EditorState.ts';

/** All that can happen to a brand that is being edited. */
export type EditorAction =
  /** `value` undefined: the setting was emptied. */
  | { readonly type: 'edit'; readonly pointer: string; readonly value: JsonValue | undefined }
  /** The brand says nothing of the setting any more, so that its layers do. */
  | { readonly type: 'reset'; readonly pointer: string }
  | { readonly type: 'leaveField' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'reported'; readonly value: JsonObject; readonly report: BrandReport }
  /** The file as it is on the disk at this moment. */
  | { readonly type: 'looked'; readonly brand: OpenBrand }
  | { readonly type: 'save' }
  | { readonly type: 'saved'; readonly brand: EditableBrand }
  | { readonly type: 'refused'; readonly problems: readonly ShownProblem[] }
  | { readonly type: 'conflict'; readonly theirs: OpenBrand | null; readonly message: string }
  | { readonly type: 'failed'; readonly message: string }
  /** The file on the disk in the draft's place. */
  | { readonly type: 'takeTheirs'; readonly brand: EditableBrand }
  /** The draft stays, and the next save goes over the file on the disk. */
  | { readonly type: 'keepMine'; readonly theirs: OpenBrand | null };

import type { JsonValue } from '../../../core/brand/JsonValue.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';

/** A problem as reported by `brands check`, with its setting. */
export interface ShownProblem {
  readonly check: string;
  /** The file's path from the working folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The setting's JSON pointer; empty when it is about the whole brand. */
  readonly pointer: string;
  readonly why: string;
  readonly fix: string;
  /** What a click can do about it; null for nothing. */
  readonly mend: Mend | null;
  /** Whether it is in the brand's own file. */
  readonly isOwn: boolean;
}

/** A way to mend a setting: another value, or for an unknown key another place or none. */
export type Mend =
  | { readonly kind: 'use'; readonly value: string }
  | { readonly kind: 'move'; readonly to: string }
  | { readonly kind: 'remove' };

/** A setting that the brand would have without its own file. */
export interface Inherited {
  readonly pointer: string;
  readonly value: JsonValue;
  /** The layer by its short name: 'base', 'market/UK', or the id of the brand that is extended. */
  readonly from: string;
  /** The line of the setting in the layer's file, from 1. */
  readonly line: number;
}

/** Two colours that are shown together. Ratios by WCAG 2, from 1 to 21. */
export interface ShownContrast {
  readonly says: string;
  readonly front: string;
  readonly back: string;
  readonly found: number;
  readonly needs: number;
}

/** A plan or an add-on of the brand's catalogue. */
export interface SoldItem {
  readonly id: string;
  readonly name: string;
}

/** The Studio's report on a draft. */
export interface BrandReport {
  /** The file's text, as saving would write it. */
  readonly text: string;
  /** The hash of the file on disk at this moment; empty when there is none. */
  readonly hash: string;
  /** Saving refuses a draft with problems. */
  readonly problems: readonly ShownProblem[];
  readonly inherited: readonly Inherited[];
  /** The contrasts that depend on a colour, by its JSON pointer. */
  readonly contrast: Readonly<Record<string, readonly ShownContrast[]>>;
  /** The brand over its layers; null while a required setting is missing or wrong. */
  readonly brand: Brand | null;
  /** What the brand sells; empty while its catalogue cannot be read. */
  readonly plans: readonly SoldItem[];
  readonly addons: readonly SoldItem[];
  /** Whether the preview shows this draft, the last one without problems, or nothing yet. */
  readonly preview: 'draft' | 'lastGood' | 'none';
}

import type { JsonValue } from '../../../core/brand/JsonValue.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';

/** A problem as `brands check` tells it, with the setting that it is about. */
export interface ShownProblem {
  readonly check: string;
  /** The file's path from the working folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The setting's JSON pointer; empty where it is about the whole brand. */
  readonly pointer: string;
  readonly why: string;
  readonly fix: string;
  /** What may be put in the setting's place at a click; null where there is no such value. */
  readonly suggestion: string | null;
  /** Whether it stands in the brand's own file. */
  readonly isOwn: boolean;
}

/** A setting that the brand would have without its own file. */
export interface Inherited {
  readonly pointer: string;
  readonly value: JsonValue;
  /** The layer by its short name: 'base', 'market/UK', or the id of the brand that is extended. */
  readonly from: string;
  /** The line of the setting in the layer's file, from 1. */
  readonly line: number;
}

/** Two colours that meet on the page. Ratios as WCAG 2 counts them, 1 to 21. */
export interface ShownContrast {
  readonly says: string;
  readonly front: string;
  readonly back: string;
  readonly found: number;
  readonly needs: number;
}

/** All that the Studio tells of a draft. */
export interface BrandReport {
  /** The file's text, as saving would write it. */
  readonly text: string;
  /** The hash of the file that is there at this moment; empty where there is none. */
  readonly hash: string;
  /** A draft with problems is not written. */
  readonly problems: readonly ShownProblem[];
  readonly inherited: readonly Inherited[];
  /** By the JSON pointer of a colour: what depends on it. */
  readonly contrast: Readonly<Record<string, readonly ShownContrast[]>>;
  /** The brand over its layers; null while something that every brand needs is missing or wrong. */
  readonly brand: Brand | null;
  /** Whether the preview shows this draft, the last one without problems, or nothing yet. */
  readonly preview: 'draft' | 'lastGood' | 'none';
}

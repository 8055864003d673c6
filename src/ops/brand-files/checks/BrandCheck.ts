import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { Finding } from '../problem/Finding.ts';
import type { FolderView } from '../sources/BrandFolder.ts';

/** A resolved brand, and what a check can look up for it. */
export interface Subject {
  readonly brand: Brand;
  readonly folder: FolderView;
  /** Undefined when it does not exist or cannot be used. */
  readonly catalogue: Catalogue | undefined;
}

/**
 * Checks one resolved brand. Its findings give the place in the brand; the layer and the line are
 * found later.
 */
export type BrandCheck = (subject: Subject) => readonly Finding[];

import { indexEntryOf } from '../../../core/brand/indexEntryOf.ts';
import type { BrandIndex, BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { TermsDocument } from '../../../core/contract/terms.ts';
import type { CheckedFolder } from '../../brand-files/checks/checkBrandFolder.ts';
import { buildBrand } from '../../brand-files/index/buildBrand.ts';
import { hashOf } from '../../brand-files/index/writeObject.ts';
import type { ResolvedBrand } from '../../brand-files/resolve/resolveBrand.ts';

/** A brand without problems, and the files that it is built from. */
export interface GoodBrand {
  readonly resolved: ResolvedBrand;
  readonly files: Pick<CheckedFolder, 'folder' | 'catalogues' | 'terms'>;
}

/**
 * The brands that the preview shows, in memory. The server reads it like a build. A brand appears
 * with its first version without problems, and each later version without problems replaces it.
 */
export class PreviewDirectory {
  readonly #objects = new Map<string, string>();
  readonly #built = new Map<string, BuiltBrand>();
  #index: BrandIndex = { version: 1, brands: {}, hosts: {} };
  #isNew = false;

  show({ resolved, files }: GoodBrand): void {
    const { id } = resolved.source;
    const built = buildBrand(resolved, files, (content, ending) => this.#keep(content, ending));
    this.#built.set(id, built);
    const entry = indexEntryOf(built.brand, this.#keep(JSON.stringify(built), '.json'));
    // Found only by `<id>.localhost`, because a draft's hosts may still belong to another brand.
    this.#index = { ...this.#index, brands: { ...this.#index.brands, [id]: entry } };
    this.#isNew = true;
  }

  shows(id: string): boolean {
    return this.#built.has(id);
  }

  current() {
    const built = new Map(this.#built);
    return { index: this.#index, brand: async (id: string) => built.get(id) ?? null };
  }

  async terms(object: string): Promise<TermsDocument | null> {
    const content = this.#objects.get(object);
    return content === undefined ? null : JSON.parse(content);
  }

  async logo(object: string): Promise<string | null> {
    return this.#objects.get(object) ?? null;
  }

  /** Mails have no pictures, because the preview sends none. */
  async picture(): Promise<null> {
    return null;
  }

  /** Whether anything was shown since the last call. */
  async refresh(): Promise<boolean> {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }

  #keep(content: string, ending: '.json' | '.svg'): string {
    const name = `${hashOf(content)}${ending}`;
    this.#objects.set(name, content);
    return name;
  }
}

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

/** Texts and pictures by their names. */
type Objects = ReadonlyMap<string, string>;

/**
 * The brands that the preview shows, in memory. The server reads it like a build. A brand appears
 * with its first version without problems, and each later version without problems replaces it. The
 * objects of the version before stay, because its page is on screen until the next one is ready.
 */
export class PreviewDirectory {
  readonly #objects = new Map<string, readonly Objects[]>();
  readonly #built = new Map<string, BuiltBrand>();
  #index: BrandIndex = { version: 1, brands: {}, hosts: {} };
  #isNew = false;

  show({ resolved, files }: GoodBrand): void {
    const { id } = resolved.source;
    const objects = new Map<string, string>();
    const built = buildBrand(resolved, files, (content, ending) => {
      const name = nameOf(content, ending);
      objects.set(name, content);
      return name;
    });
    this.#built.set(id, built);
    const [before = new Map()] = this.#objects.get(id) ?? [];
    this.#objects.set(id, [objects, before]);
    const entry = indexEntryOf(built.brand, nameOf(JSON.stringify(built), '.json'));
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
    const content = this.#find(object);
    return content === null ? null : JSON.parse(content);
  }

  async logo(object: string): Promise<string | null> {
    return this.#find(object);
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

  #find(object: string): string | null {
    const holder = [...this.#objects.values()].flat().find((objects) => objects.has(object));
    return holder?.get(object) ?? null;
  }
}

function nameOf(content: string, ending: '.json' | '.svg'): string {
  return `${hashOf(content)}${ending}`;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedFolder } from '../checks/checkBrandFolder.ts';
import { withMailPictures } from '../logo/withMailPictures.ts';
import { CheckMemory } from '../memory/CheckMemory.ts';
import { type Looked, stateOf, traceFolder } from '../memory/traceFolder.ts';
import type { ResolvedBrand } from '../resolve/resolveBrand.ts';
import { buildBrand } from './buildBrand.ts';
import { writeObject, writePicture } from './writeObject.ts';

interface BuiltObject {
  readonly name: string;
  readonly looked: Looked;
}

/** What a process that watches a brand folder keeps from earlier builds. */
export class BuildMemory {
  readonly checks = new CheckMemory();
  /** How many brands this instance has built. */
  built = 0;
  readonly #objects = new WeakMap<ResolvedBrand, BuiltObject>();

  /** Returns the name of a brand's object. Builds and writes the object unless it exists. */
  object(resolved: ResolvedBrand, checked: CheckedFolder, folder: string): string {
    const known = this.#objects.get(resolved);
    if (known !== undefined && isAsItWas(known, checked) && existsSync(join(folder, known.name))) {
      return known.name;
    }
    const { view, looked } = traceFolder(checked.folder);
    const keep = (content: string, ending: '.json' | '.svg') =>
      writeObject(folder, content, ending);
    const brand = buildBrand(resolved, { ...checked, folder: view }, keep);
    const built = withMailPictures(brand, view, (from, draw) => writePicture(folder, from, draw));
    const name = keep(JSON.stringify(built), '.json');
    this.#objects.set(resolved, { name, looked });
    this.built++;
    return name;
  }
}

function isAsItWas({ looked }: BuiltObject, { folder }: CheckedFolder): boolean {
  return Array.from(looked).every(([what, state]) => stateOf(folder, what) === state);
}

import { checkAccounts } from '../../brand-files/checks/accounts/checkAccounts.ts';
import { checkHosts } from '../../brand-files/checks/addresses/checkHosts.ts';
import { checkBrand } from '../../brand-files/checks/checkBrand.ts';
import type { Problem } from '../../brand-files/problem/Problem.ts';
import { tidyProblems } from '../../brand-files/problem/tidyProblems.ts';
import { layersOf, type SourceLayer } from '../../brand-files/resolve/layersOf.ts';
import type { ResolvedBrand } from '../../brand-files/resolve/resolveBrand.ts';
import type { BrandFolder } from '../../brand-files/sources/BrandFolder.ts';
import { readJsonSource } from '../../brand-files/sources/readJsonSource.ts';
import type { JsonSource, TextSource } from '../../brand-files/sources/Source.ts';
import { extendersOf } from './extendersOf.ts';
import { problemsOfNamedFiles } from './problemsOfNamedFiles.ts';
import type { ReadWorkspace } from './Workspace.ts';

/** The result of `brands check` if the draft were the brand's file. */
export interface CheckedDraft {
  readonly problems: readonly Problem[];
  /** Null while a required setting is missing or wrong. */
  readonly resolved: ResolvedBrand | null;
  /** The layers below the brand's own file, lowest first. */
  readonly below: readonly SourceLayer[];
  /** The folder with the draft in place of the file. */
  readonly folder: BrandFolder;
}

/** Checks a brand's unsaved text in its folder, and the brands that extend it. Writes nothing. */
export function checkDraft(workspace: ReadWorkspace, text: TextSource): CheckedDraft {
  const { source, problems } = readJsonSource(text, 'brand');
  if (source === null) return { problems, resolved: null, below: [], folder: workspace.folder };
  const brands = new Map([...workspace.folder.brands, [source.id, source]]);
  const folder = { ...workspace.folder, brands };
  const { resolved, problems: found } = checkBrand(source, folder, workspace.checkable);
  const { layers } = layersOf(folder, source);
  const below = layers.slice(0, -1);
  return {
    problems: tidyProblems([
      ...problems,
      ...found,
      ...problemsOfNamedFiles(workspace, source, resolved?.brand ?? null),
      ...checkHosts(brands.values()).filter(({ file }) => file === source.name),
      ...checkAccounts(folder, new Set([source.id])),
      ...problemsOfExtenders(workspace, folder, source),
    ]),
    resolved,
    below,
    folder,
  };
}

/**
 * Returns the problems that the draft causes in the brands that extend it, without those they
 * already had.
 */
function problemsOfExtenders(
  { checkable, folder: before }: ReadWorkspace,
  folder: BrandFolder,
  source: JsonSource,
): readonly Problem[] {
  const extenders = extendersOf(folder, source.id);
  if (extenders.length === 0) return [];
  const ids = new Set(extenders.map(({ id }) => id));
  return newIn(checkAccounts(before, ids), checkAccounts(folder, ids)).concat(
    extenders.flatMap((extender) =>
      newIn(
        checkBrand(extender, before, checkable).problems,
        checkBrand(extender, folder, checkable).problems,
      ),
    ),
  );
}

function newIn(before: readonly Problem[], now: readonly Problem[]): readonly Problem[] {
  const known = new Set(before.map(identityOf));
  return now.filter((problem) => !known.has(identityOf(problem)));
}

function identityOf({ check, file, pointer, why }: Problem): string {
  return [check, file, pointer, why].join('\0');
}

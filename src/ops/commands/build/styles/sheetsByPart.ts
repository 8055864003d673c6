import { relative, sep } from 'node:path';
import type { SheetsByPart } from '../../../../core/contract/StyleRule.ts';

/** The links of a module in the build. */
export interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export interface ModuleGraph {
  readonly ids: readonly string[];
  readonly linksOf: (id: string) => ModuleLinks | null;
}

const WIDGET = /^src\/page\/widgets\/([^/]+)\//;
const GENERATED = 'src/page/widgets/generated/';
const ENTRY = 'src/page/app/hydrate.tsx';

/**
 * Finds the stylesheets that each widget and the shell may need, from modules that they load at
 * once or later. Ignores the modules that list all widgets, because a page names its own.
 */
export function sheetsByPart(root: string, { ids, linksOf }: ModuleGraph): SheetsByPart {
  const pathOf = (id: string) => relative(root, id.split('?')[0] ?? id).replaceAll(sep, '/');
  const byWidget = Map.groupBy(ids, (id) => WIDGET.exec(pathOf(id))?.[1] ?? '');
  byWidget.delete('');
  byWidget.delete('generated');
  return {
    shell: sheetsFrom(ids.filter((id) => pathOf(id) === ENTRY)),
    widgets: Object.fromEntries(Array.from(byWidget, ([widget, own]) => [widget, sheetsFrom(own)])),
  };

  function sheetsFrom(roots: readonly string[]): readonly string[] {
    const all = new Set(roots);
    // The loop also visits items that are added during it.
    for (const id of all) {
      const links = linksOf(id);
      const next = links === null ? [] : [...links.importedIds, ...links.dynamicallyImportedIds];
      for (const it of next) if (!pathOf(it).startsWith(GENERATED)) all.add(it);
    }
    const sheets = Array.from(all, pathOf).filter((path) => path.endsWith('.css'));
    return [...new Set(sheets)].toSorted();
  }
}

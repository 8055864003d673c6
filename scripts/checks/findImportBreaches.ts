import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './importRules.ts';
import { ROOMS } from './importTable.ts';

/** The number of files read, and one line for each import that the table refuses. */
export interface ImportReport {
  readonly modules: number;
  readonly breaches: readonly string[];
}

/**
 * Checks the imports of the sources below `root`, in the `folders` named, against the import table.
 */
export async function findImportBreaches(
  root: string,
  folders: readonly string[],
): Promise<ImportReport> {
  const { output } = await cruise([...folders], {
    baseDir: root,
    ruleSet: { forbidden: importRules() },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'tests/architecture/breaches' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  });
  if (typeof output === 'string') throw new Error('The cruise answered with text.');
  return { modules: sources(output).length, breaches: [...strangers(output), ...refused(output)] };
}

function sources(result: ICruiseResult): string[] {
  return result.modules.map((it) => it.source).filter((it) => /^(src|scripts|tests)\//.test(it));
}

function strangers(result: ICruiseResult): string[] {
  return sources(result)
    .filter((it) => it.startsWith('src/'))
    .filter((it) => !ROOMS.some((room) => it.startsWith(`src/${room.path}/`)))
    .map((it) => `unknown-room: ${it} lies in no room of the import table.`);
}

function refused(result: ICruiseResult): string[] {
  return result.summary.violations.map((it) => {
    const comment = importRules().find((rule) => rule.name === it.rule.name)?.comment ?? '';
    return `${it.rule.name}: ${it.from} → ${it.to}. ${comment}`;
  });
}

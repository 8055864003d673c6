import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import { checkLogo } from '../logo/checkLogo.ts';
import type { CheckMemory } from '../memory/CheckMemory.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAt } from '../problem/problemAt.ts';
import { withoutSchemaKey } from '../schema/withoutSchemaKey.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import type { JsonSource } from '../sources/Source.ts';
import { compileTerms } from '../terms/compileTerms.ts';
import type { TermsTemplate } from '../terms/TermsTemplate.ts';
import { checkCatalogueItems } from './checkCatalogueItems.ts';
import { checkCataloguePrices } from './checkCataloguePrices.ts';
import { checkIdMatchesFile } from './checkIdMatchesFile.ts';

export interface SharedFiles {
  readonly catalogues: ReadonlyMap<string, Catalogue>;
  /** Compiled when they are asked for. */
  readonly terms: ReadonlyMap<string, () => TermsTemplate>;
  readonly problems: readonly Problem[];
}

/** Checks what brands share, once each: catalogues, texts and logos. */
export function checkSharedFiles(folder: BrandFolder, memory: CheckMemory): SharedFiles {
  const problems: Problem[] = [...folder.logos.values()].flatMap((source) =>
    memory.list(source, 'logo', () => checkLogo(source)),
  );
  const terms = new Map<string, () => TermsTemplate>();
  for (const source of folder.terms.values()) {
    const compiled = () => memory.made(source, 'template', () => compileTerms(source));
    terms.set(source.id, () => compiled().template);
    problems.push(...memory.list(source, 'terms', () => compiled().problems));
  }
  const catalogues = new Map<string, Catalogue>();
  for (const source of folder.catalogues.values()) {
    problems.push(
      ...checkIdMatchesFile(source).map((it) => problemAt('id-matches-file', source, it)),
    );
    // One that breaks its schema has problems of its own, and cannot be looked into further.
    if (source.removed.length > 0) continue;
    const catalogue = memory.made(source, 'catalogue', () => asCatalogue(source));
    catalogues.set(source.id, catalogue);
    const findings = [
      ...checkCatalogueItems(catalogue),
      ...checkCataloguePrices(source, catalogue),
    ];
    problems.push(...findings.map((it) => problemAt('catalogue-items', source, it)));
  }
  return { catalogues, terms, problems };
}

function asCatalogue({ value }: JsonSource): Catalogue {
  // The schema that the type is generated from has accepted the whole file.
  return withoutSchemaKey(value) as unknown as Catalogue;
}

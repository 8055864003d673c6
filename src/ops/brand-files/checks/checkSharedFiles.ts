import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { isWithin } from '../../../core/brand/jsonPointer.ts';
import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import { checkIllustration } from '../illustration/checkIllustration.ts';
import { checkLogo } from '../logo/checkLogo.ts';
import { findSystemLetters } from '../logo/findSystemLetters.ts';
import type { CheckMemory } from '../memory/CheckMemory.ts';
import type { Finding } from '../problem/Finding.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAt, problemAtSpan } from '../problem/problemAt.ts';
import { FILE_START } from '../problem/Span.ts';
import { guardMissing } from '../resolve/guardMissing.ts';
import { checkSchema } from '../schema/checkSchema.ts';
import { withoutSchemaKey } from '../schema/withoutSchemaKey.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import type { JsonSource } from '../sources/Source.ts';
import { compileTerms } from '../terms/compileTerms.ts';
import type { TermsTemplate } from '../terms/TermsTemplate.ts';
import { checkCatalogueWords } from '../translations/checkCatalogueWords.ts';
import { checkLayerWords } from '../translations/checkOwnWords.ts';
import {
  findAdditionalPlaceholders,
  findMissingPlaceholders,
  findOtherParts,
} from '../translations/compareTerms.ts';
import { lostOriginal, originalOf } from '../translations/termsInLanguage.ts';
import { checkCatalogueItems } from './catalogue/checkCatalogueItems.ts';
import { checkCataloguePrices } from './catalogue/checkCataloguePrices.ts';
import { checkCatalogueTexts } from './catalogue/checkCatalogueTexts.ts';
import { checkPlanPairs } from './catalogue/checkPlanPairs.ts';
import { checkIdMatchesFile } from './checkIdMatchesFile.ts';

export interface SharedFiles {
  readonly catalogues: ReadonlyMap<string, Catalogue>;
  /** With those that break their schema, guarded where they do. */
  readonly checkable: ReadonlyMap<string, Catalogue>;
  /** Compiled on demand. */
  readonly terms: ReadonlyMap<string, () => TermsTemplate>;
  readonly problems: readonly Problem[];
  /** Translated texts that may be outdated, and logos with words that are not paths. */
  readonly warnings: readonly Problem[];
}

/** Checks what brands share, once each: catalogues, texts, logos and illustrations. */
export function checkSharedFiles(folder: BrandFolder, memory: CheckMemory): SharedFiles {
  const problems: Problem[] = [
    ...[...folder.logos.values()].flatMap((source) =>
      memory.list(source, 'logo', () => checkLogo(source)),
    ),
    ...[...folder.illustrations.values()].flatMap((source) =>
      memory.list(source, 'illustration', () => checkIllustration(source)),
    ),
  ];
  const terms = new Map<string, () => TermsTemplate>();
  for (const source of folder.terms.values()) {
    const compiled = () => memory.made(source, 'template', () => compileTerms(source));
    terms.set(source.id, () => compiled().template);
    problems.push(...memory.list(source, 'terms', () => compiled().problems));
    const lost = lostOriginal(source.id, [...folder.terms.keys()]);
    if (lost !== null) problems.push(problemAtSpan('translations', source, FILE_START, lost));
  }
  const compared = compareTranslatedTerms(folder, terms);
  problems.push(...compared.problems);
  const catalogues = new Map<string, Catalogue>();
  const checkable = new Map<string, Catalogue>();
  for (const source of folder.catalogues.values()) {
    problems.push(
      ...checkIdMatchesFile(source).map((it) => problemAt('id-matches-file', source, it)),
    );
    const isWhole = source.removed.length === 0;
    const catalogue = memory.made(source, 'catalogue', () =>
      isWhole ? asCatalogue(source.value) : checkableCatalogue(source),
    );
    if (isWhole) catalogues.set(source.id, catalogue);
    checkable.set(source.id, catalogue);
    const findings = [
      ...checkCatalogueItems(catalogue),
      ...checkPlanPairs(catalogue),
      ...checkCataloguePrices(source, catalogue),
    ];
    problems.push(
      ...findings.map((it) => problemAt('catalogue-items', source, it)),
      ...textFaultsOf(source).map((it) => problemAt('text-placeholders', source, it)),
      ...checkCatalogueWords(catalogue).map((it) => problemAt('translations', source, it)),
    );
  }
  const base = folder.layers.get('base');
  for (const source of folder.layers.values()) {
    const layers = base === undefined || base === source ? [source] : [base, source];
    const found = checkLayerWords(source.value, layers);
    problems.push(...found.map((it) => problemAt('translations', source, it)));
  }
  const letters = [...folder.logos.values()].flatMap((source) =>
    memory.list(source, 'letters', () => findSystemLetters(source)),
  );
  return { catalogues, checkable, terms, problems, warnings: [...compared.warnings, ...letters] };
}

/** Compares each translated text with its original. */
function compareTranslatedTerms(
  folder: BrandFolder,
  terms: SharedFiles['terms'],
): Pick<SharedFiles, 'problems' | 'warnings'> {
  const found = [...folder.terms.values()].flatMap((source) => {
    const [translated, original] = [source.id, originalOf(source.id)].map((id) => terms.get(id));
    if (translated === undefined || original === undefined || translated === original) return [];
    return [{ source, translated: translated(), original: original() }];
  });
  const placed = (find: typeof findOtherParts) =>
    found.flatMap(({ source, translated, original }) =>
      find(translated, original).map(({ span, ...fault }) =>
        problemAtSpan('translations', source, span, fault),
      ),
    );
  return {
    problems: placed(findMissingPlaceholders),
    warnings: [...placed(findOtherParts), ...placed(findAdditionalPlaceholders)],
  };
}

/**
 * No brand uses a catalogue that breaks its schema. It is still checked as far as its faults allow.
 */
function checkableCatalogue({ text }: JsonSource): Catalogue {
  // A list with a wrong item was removed as a whole. The written text still has it.
  const written: JsonObject = JSON.parse(text);
  const refused = checkSchema('catalogue', written);
  return guardMissing(
    asCatalogue(written),
    refused.map(({ at }) => at),
  );
}

/** Also in a list of which another item was refused, and with it removed. */
function textFaultsOf({ removed, text, value }: JsonSource): readonly Finding[] {
  if (removed.length === 0) return checkCatalogueTexts(value);
  const written: JsonObject = JSON.parse(text);
  const refused = checkSchema('catalogue', written);
  return checkCatalogueTexts(written).filter(
    ({ at }) => !refused.some((it) => isWithin(at, it.at)),
  );
}

function asCatalogue(value: JsonObject): Catalogue {
  // The schema that the type is generated from accepts it, except for the guarded places.
  return withoutSchemaKey(value) as unknown as Catalogue;
}

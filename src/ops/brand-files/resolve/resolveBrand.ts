import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { originsOf } from '../../../core/brand/originsOf.ts';
import { OLD_LANGUAGE, withLocale } from '../../../core/brand/withLanguages.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { Finding } from '../problem/Finding.ts';
import { checkSchema } from '../schema/checkSchema.ts';
import { withoutSchemaKey } from '../schema/withoutSchemaKey.ts';
import type { JsonSource } from '../sources/Source.ts';
import { withOfferedWords } from '../translations/withOfferedWords.ts';
import { guardMissing } from './guardMissing.ts';
import type { Layers, SourceLayer } from './layersOf.ts';
import { mergeSources } from './mergeSources.ts';
import { refusedIn } from './refusedIn.ts';

/** A brand merged over its layers, valid by the schema of resolved brands. */
export interface ResolvedBrand {
  readonly source: JsonSource;
  readonly layers: readonly SourceLayer[];
  readonly brand: Brand;
}

export interface Resolution {
  /** Null when something is missing or a layer cannot be used. */
  readonly resolved: ResolvedBrand | null;
  /**
   * The brand as far as it can be checked: guarded where something is missing, null when nothing
   * can be checked.
   */
  readonly checkable: Brand | null;
  /** The settings that no layer sets. */
  readonly findings: readonly Finding[];
}

/** Merges a brand's layers. Does not repeat what a file's own problem already explains. */
export function resolveBrand(
  source: JsonSource,
  { layers, complete, unknown }: Layers,
): Resolution {
  if (unknown === null) return { resolved: null, checkable: null, findings: [] };
  const merged = withoutSchemaKey(mergeSources(layers.map(({ source }) => source)));
  const value = withLocale(withOfferedWords(merged));
  const findings = checkSchema('resolved-brand', value);
  const brand = asBrand(value);
  if (findings.length > 0) {
    const missing = [...findings.map(({ at }) => at), ...unknown, ...refusedPlaces(layers)];
    // A layer that is not named yet may set what seems to be missing.
    if (!complete) return { resolved: null, checkable: guardMissing(brand, missing), findings: [] };
    return {
      resolved: null,
      checkable: guardMissing(brand, missing),
      findings: unexplained(findings.filter(isWritten), layers),
    };
  }
  const refused = refusedPlaces(layers);
  const checkable = refused.length === 0 ? brand : guardMissing(brand, refused);
  return { resolved: { source, layers, brand }, checkable, findings: [] };
}

/**
 * The places that a schema has refused in a layer, and no nearer layer sets. What a lower layer has
 * there, or that there is nothing, is not what the brand means.
 */
function refusedPlaces(layers: readonly SourceLayer[]): readonly string[] {
  return layers.flatMap(({ source }, index) =>
    source.removed.filter((at) => originsOf(layers.slice(index + 1), at).length === 0),
  );
}

/** The old locale key is derived from the languages, so it is missing with them. */
function isWritten({ at }: Finding): boolean {
  return at !== `/${OLD_LANGUAGE}`;
}

/** Drops findings that only follow from what a schema has removed from a layer. */
export function unexplained(
  findings: readonly Finding[],
  layers: readonly SourceLayer[],
): readonly Finding[] {
  const isRefused = refusedIn(layers.map(({ source }) => source));
  return findings.filter(({ at }) => !isRefused(at));
}

function asBrand(value: JsonObject): Brand {
  // The value is valid by the schema that the type is generated from.
  return value as unknown as Brand;
}

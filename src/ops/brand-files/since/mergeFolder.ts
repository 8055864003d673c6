import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import { mergeLayers } from '../../../core/brand/mergeLayers.ts';
import { layersOf } from '../resolve/layersOf.ts';
import { withoutSchemaKey } from '../schema/withoutSchemaKey.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import { readBrandFolder } from '../sources/readBrandFolder.ts';
import { termsInLanguage } from '../translations/termsInLanguage.ts';
import { withOfferedWords } from '../translations/withOfferedWords.ts';
import type { MergedBrand, MergedFolder } from './MergedFolder.ts';

/**
 * Merges every brand of a folder from its files as written. Uses no schema, because an older folder
 * followed an older one.
 */
export function mergeFolder(dir: string): MergedFolder {
  const { folder } = readBrandFolder(dir, 'asWritten');
  const broken = [...folder.broken].filter((key) => key.startsWith('brand:'));
  const unreadable = new Set(broken.map((key) => key.slice('brand:'.length)));
  const brands = new Map<string, MergedBrand>();
  for (const [id, source] of folder.brands) {
    const { layers, complete } = layersOf(folder, source);
    if (!complete) unreadable.add(id);
    else brands.set(id, merged(mergeLayers(layers.map(({ value }) => value)), folder));
  }
  return { brands, unreadable };
}

function merged(whole: JsonObject, folder: BrandFolder): MergedBrand {
  const settings = withOfferedWords(withoutSchemaKey(whole));
  const catalogue = folder.catalogues.get(textAt(settings, 'plans', 'catalogue'));
  const { agreement, logo, theme } = settings;
  const signature = isJsonObject(theme) ? theme['signature'] : undefined;
  const { illustration, illustrationBelow } = isJsonObject(signature) ? signature : {};
  const named = [
    ...textsOf(agreement)
      .flatMap((name) => inLanguages(name, settings, folder))
      .map((name) => [`terms/${name}.md`, folder.terms.get(name)?.text]),
    ...textsOf(logo).map((name) => [`logos/${name}`, folder.logos.get(name)?.text]),
    ...[illustration, illustrationBelow]
      .flatMap(textsOf)
      .map((name) => [`illustrations/${name}`, folder.illustrations.get(name)?.text]),
  ];
  const files = named.flatMap(([path, text]): [string, string][] =>
    path === undefined || text === undefined ? [] : [[path, text]],
  );
  return {
    settings,
    catalogue: catalogue === undefined ? null : withoutSchemaKey(catalogue.value),
    files: new Map(files),
  };
}

/** The file names of a text in each language that the brand offers, without duplicates. */
function inLanguages(
  name: string,
  { languages }: JsonObject,
  folder: BrandFolder,
): readonly string[] {
  const tags = [languages].flat().filter((tag) => typeof tag === 'string');
  return [...new Set([name, ...tags.map((tag) => termsInLanguage(name, tag, folder))])];
}

function textAt(settings: JsonObject, group: string, key: string): string {
  const inner = settings[group];
  const value = isJsonObject(inner) ? inner[key] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Lists the texts in a group of settings, some of which name files. */
function textsOf(group: JsonValue | undefined): readonly string[] {
  if (!isJsonObject(group)) return [];
  return Object.values(group).filter((value) => typeof value === 'string');
}

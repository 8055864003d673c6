import { CheckMemory } from '../memory/CheckMemory.ts';
import type { Problem } from '../problem/Problem.ts';
import type { SchemaName } from '../schema/schemaFiles.ts';
import { type BrandFolder, brokenKey, type FileKind } from './BrandFolder.ts';
import { findUnread } from './findUnread.ts';
import { type ListedFile, listFiles } from './listFiles.ts';
import { readJsonSource } from './readJsonSource.ts';
import { readText } from './readText.ts';
import type { JsonSource, TextSource } from './Source.ts';
import { shownPath } from './shownPath.ts';

export interface ReadFolder {
  readonly folder: BrandFolder;
  readonly problems: readonly Problem[];
}

/**
 * Whether files are checked against their schemas, which take out what they refuse, or taken as
 * written.
 */
export type Reading = 'checked' | 'asWritten';

/**
 * Reads a whole brand folder. For files that `memory` knows, it reads only the texts. A file that
 * cannot be used becomes a problem, never an exception.
 */
export function readBrandFolder(
  dir: string,
  reading: Reading = 'checked',
  memory: CheckMemory = new CheckMemory(),
): ReadFolder {
  const brands = new Map<string, JsonSource>();
  const layers = new Map<string, JsonSource>();
  const catalogues = new Map<string, JsonSource>();
  const terms = new Map<string, TextSource>();
  const logos = new Map<string, TextSource>();
  const illustrations = new Map<string, TextSource>();
  const unread = findUnread(dir);
  const broken = new Set<string>(unread.meant);
  const problems: Problem[] = [...unread.problems];

  for (const file of listFiles(dir)) {
    const text = readSource(file, problems, memory);
    if (text === null) broken.add(brokenKey(file.kind, file.id));
    else if (file.kind === 'terms') terms.set(file.id, text);
    else if (file.kind === 'logo') logos.set(`${file.id}.svg`, text);
    else if (file.kind === 'illustration') illustrations.set(`${file.id}.svg`, text);
    else keepJson(file.kind, text);
  }
  const folder = { brands, layers, catalogues, terms, logos, illustrations, broken };
  return { folder, problems };

  function keepJson(kind: JsonKind, text: TextSource): void {
    const { schema, kept } = JSON_KINDS[kind]({ brands, layers, catalogues });
    const { source, problems: found } =
      reading === 'checked'
        ? memory.json(text, schema, () => readJsonSource(text, schema))
        : readJsonSource(text, null);
    problems.push(...found);
    if (source === null) broken.add(brokenKey(kind, text.id));
    else kept.set(text.id, source);
  }
}

type JsonKind = Exclude<FileKind, 'terms' | 'logo' | 'illustration'>;
type JsonMaps = Readonly<Record<'brands' | 'layers' | 'catalogues', Map<string, JsonSource>>>;
interface JsonPlace {
  readonly schema: SchemaName;
  readonly kept: Map<string, JsonSource>;
}

const JSON_KINDS: Readonly<Record<JsonKind, (maps: JsonMaps) => JsonPlace>> = {
  brand: ({ brands }) => ({ schema: 'brand', kept: brands }),
  layer: ({ layers }) => ({ schema: 'layer', kept: layers }),
  catalogue: ({ catalogues }) => ({ schema: 'catalogue', kept: catalogues }),
};

function readSource(file: ListedFile, problems: Problem[], memory: CheckMemory): TextSource | null {
  const name = shownPath(file.path);
  const text = readText(file.path, name);
  if (text.ok) return memory.sameText({ name, id: file.id, text: text.value });
  problems.push(text.error);
  return null;
}

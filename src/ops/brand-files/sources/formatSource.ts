import { formatBrandFile } from '../../../core/brand/formatBrandFile.ts';
import type { Result } from '../../../core/contract/Result.ts';
import type { Problem } from '../problem/Problem.ts';
import { readSchema } from '../schema/schemaFiles.ts';
import type { FileKind } from './BrandFolder.ts';
import { type ListedFile, listFiles } from './listFiles.ts';
import { readJsonSource } from './readJsonSource.ts';
import { readText } from './readText.ts';
import { shownPath } from './shownPath.ts';

/** The kinds of files that are JSON. Each has the schema of its name. */
const JSON_KINDS = ['brand', 'layer', 'catalogue'] as const satisfies readonly FileKind[];
type JsonKind = (typeof JSON_KINDS)[number];
export type JsonFile = ListedFile & { readonly kind: JsonKind };

/** A file's text as it is, and as the Studio and `brands new` would write it. */
export interface FormattedSource {
  readonly before: string;
  readonly after: string;
}

/** The brands, layers and catalogues of a folder. */
export function listJsonFiles(dir: string): readonly JsonFile[] {
  return listFiles(dir).filter((file): file is JsonFile =>
    JSON_KINDS.some((kind) => kind === file.kind),
  );
}

/**
 * Sorts a file's keys as its schema does, and formats the file. Returns the problems of a file that
 * would lose something: one that cannot be read, is not a JSON object, or has a key twice.
 */
export function formatSource({
  kind,
  id,
  path,
}: JsonFile): Result<FormattedSource, readonly Problem[]> {
  const name = shownPath(path);
  const text = readText(path, name);
  if (!text.ok) return { ok: false, error: [text.error] };
  const before = text.value;
  const { source, problems } = readJsonSource({ name, id, text: before }, null);
  if (source === null || problems.length > 0) return { ok: false, error: problems };
  return {
    ok: true,
    value: { before, after: formatBrandFile(source.value, readSchema(kind), before) },
  };
}

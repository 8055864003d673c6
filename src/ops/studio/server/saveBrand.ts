import { join } from 'node:path';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { swapFile } from '../../brand-files/index/swapFile.ts';
import type { OpenBrand, SaveResult } from '../wire/StudioBrand.ts';
import { checkDraft } from './checkDraft.ts';
import { layoutOf, openBrand } from './openBrand.ts';
import { shownProblems, sourceOf } from './reportOn.ts';
import type { Workspace } from './Workspace.ts';

export interface SaveRequest {
  readonly id: string;
  readonly value: JsonObject;
  /** The hash of the file that was opened; null for a new brand. */
  readonly hash: string | null;
}

/**
 * Writes a brand's file atomically, if it has no problems and the file has not changed since it was
 * opened. Otherwise writes nothing.
 */
export function saveBrand(workspace: Workspace, { id, value, hash }: SaveRequest): SaveResult {
  const { dir } = workspace;
  // Checks the current files, even if the watcher has not reported a change yet.
  workspace.changed();
  const theirs = openBrand(dir, id);
  const isOurs = (there: OpenBrand | null) => (there?.hash ?? null) === hash;
  if (!isOurs(theirs)) return conflict(id, theirs, hash);
  const read = workspace.read();
  const source = sourceOf(read, { id, value, before: layoutOf(theirs) });
  const checked = checkDraft(read, source);
  if (checked.problems.length > 0) {
    return { kind: 'invalid', problems: shownProblems(checked, source) };
  }
  // The checks take a while, and an editor or another Studio may have saved meanwhile.
  const isStillOurs = () => isOurs(openBrand(dir, id));
  const isSaved = swapFile(join(dir, `${id}.json`), source.text, isStillOurs);
  workspace.changed();
  const brand = openBrand(dir, id);
  if (!isSaved) return conflict(id, brand, hash);
  if (brand === null) throw new Error(`${source.name} was written, and is gone.`);
  return { kind: 'saved', brand };
}

function conflict(id: string, theirs: OpenBrand | null, hash: string | null): SaveResult {
  return { kind: 'conflict', theirs, message: explain(id, theirs !== null, hash === null) };
}

function explain(id: string, isThere: boolean, isNew: boolean): string {
  if (isNew) return `There is a brand '${id}' already. Choose another id.`;
  if (!isThere) return `${id}.json was deleted or moved since you opened it. Nothing was written.`;
  return `${id}.json was changed elsewhere since you opened it. Nothing was written.`;
}

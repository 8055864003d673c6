import { join } from 'node:path';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { swapFile } from '../../brand-files/index/swapFile.ts';
import type { SaveResult } from '../wire/StudioBrand.ts';
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
  if ((theirs?.hash ?? null) !== hash) {
    return { kind: 'conflict', theirs, message: explain(id, theirs !== null, hash === null) };
  }
  const read = workspace.read();
  const source = sourceOf(read, { id, value, before: layoutOf(theirs) });
  const { problems } = checkDraft(read, source);
  if (problems.length > 0) {
    return { kind: 'invalid', problems: shownProblems({ problems }, source) };
  }
  swapFile(join(dir, `${id}.json`), source.text);
  workspace.changed();
  const brand = openBrand(dir, id);
  if (brand === null) throw new Error(`${source.name} was written, and is gone.`);
  return { kind: 'saved', brand };
}

function explain(id: string, isThere: boolean, isNew: boolean): string {
  if (isNew) return `There is a brand '${id}' already. Choose another id.`;
  if (!isThere) return `${id}.json was deleted or moved since you opened it. Nothing was written.`;
  return `${id}.json was changed elsewhere since you opened it. Nothing was written.`;
}

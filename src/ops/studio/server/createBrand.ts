import { join, relative } from 'node:path';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { checkBrandFolder } from '../../brand-files/checks/checkBrandFolder.ts';
import { faultOfAnswer } from '../../brand-files/new/faultOfAnswer.ts';
import { assumedAnswers } from '../../brand-files/new/NewBrandAnswers.ts';
import { newBrand } from '../../brand-files/new/newBrand.ts';
import { placesOf, writeNewBrand } from '../../brand-files/new/writeNewBrand.ts';
import { CannotRun } from '../../brand-files/verbs/CannotRun.ts';
import type { CreateResult } from '../wire/StudioBrand.ts';
import type { Workspace } from './Workspace.ts';

/**
 * What the Studio asks for a new brand. The other settings get defaults, and can be edited at once.
 */
export interface CreateRequest {
  readonly id: string;
  readonly name: string;
  readonly category: Brand['category'];
  readonly market: Brand['market'];
}

const SCHEMA = join(import.meta.dirname, '../../../../schemas/brand.schema.json');

/** Writes a new brand that passes every check, as `brands new` does, or says why it cannot. */
export function createBrand(workspace: Workspace, request: CreateRequest): CreateResult {
  const { dir } = workspace;
  const { id, name } = request;
  const fault = faultOfAnswer('id', id);
  if (fault !== null) return { kind: 'refused', message: fault };
  const assumed = assumedAnswers(id);
  const answers = {
    ...assumed,
    ...request,
    name: name.trim() || assumed.name,
    legalName: name.trim() || assumed.name,
    languages: null,
    catalogue: null,
    newCatalogue: false,
    parent: null,
  };
  try {
    placesOf(dir, id);
    const schema = relative(dir, SCHEMA).replaceAll('\\', '/');
    const made = newBrand(checkBrandFolder(dir), answers, schema);
    if (!made.ok) {
      const said = made.error.map(({ why, fix }) => `${why} ${fix}`);
      const message = said.join(' ') || `No catalogue of the folder is for ${request.market}.`;
      return { kind: 'refused', message };
    }
    writeNewBrand(dir, id, made.value);
  } catch (error) {
    if (error instanceof CannotRun) return { kind: 'refused', message: error.message };
    throw error;
  } finally {
    workspace.changed();
  }
  return { kind: 'created', id };
}

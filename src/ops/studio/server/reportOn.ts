import { join } from 'node:path';
import { formatBrandFile } from '../../../core/brand/formatBrandFile.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { readSchema } from '../../brand-files/schema/schemaFiles.ts';
import type { TextSource } from '../../brand-files/sources/Source.ts';
import { shownPath } from '../../brand-files/sources/shownPath.ts';
import type { BrandReport, ShownProblem, SoldItem } from '../wire/BrandReport.ts';
import { type CheckedDraft, checkDraft } from './checkDraft.ts';
import { contrastOf } from './contrastOf.ts';
import { inheritedOf } from './inheritedOf.ts';
import type { PreviewDirectory } from './PreviewDirectory.ts';
import { shownProblem } from './shownProblem.ts';
import type { ReadWorkspace } from './Workspace.ts';

/** A brand's unsaved value. `before` is the text of its file, whose layout is kept. */
export interface Draft {
  readonly id: string;
  readonly value: JsonObject;
  readonly before: string;
  /** That text's hash. */
  readonly hash: string;
}

/** Returns the draft's text as saving would write it. */
export function sourceOf(
  { dir }: ReadWorkspace,
  { id, value, before }: Omit<Draft, 'hash'>,
): TextSource {
  const text = formatBrandFile(value, readSchema('brand'), before);
  return { name: shownPath(join(dir, `${id}.json`)), id, text };
}

/** Checks a draft, shows it in the preview when it has no problems, and returns the report. */
export function reportOn(
  workspace: ReadWorkspace,
  draft: Draft,
  preview: PreviewDirectory,
): BrandReport {
  const source = sourceOf(workspace, draft);
  const checked = checkDraft(workspace, source);
  const { resolved } = checked;
  const isGood = resolved !== null && checked.problems.length === 0;
  if (isGood) {
    const { catalogues, terms } = workspace;
    preview.show({ resolved, files: { folder: checked.folder, catalogues, terms } });
  }
  const catalogue = resolved && workspace.catalogues.get(resolved.brand.plans.catalogue);
  const kept = preview.shows(draft.id) ? 'lastGood' : 'none';
  return {
    text: source.text,
    hash: draft.hash,
    problems: shownProblems(checked, source),
    inherited: inheritedOf(checked.below),
    contrast: resolved === null ? {} : contrastOf(resolved.brand),
    brand: resolved?.brand ?? null,
    plans: catalogue?.plans.map(asItem) ?? [],
    addons: catalogue?.addons.map(asItem) ?? [],
    preview: isGood ? 'draft' : kept,
  };
}

function asItem({ id, name }: SoldItem): SoldItem {
  return { id, name };
}

export function shownProblems(
  { below, problems }: Pick<CheckedDraft, 'below' | 'problems'>,
  { name }: TextSource,
): readonly ShownProblem[] {
  const files = below.map(({ source }) => source.name);
  return problems.map((problem) => shownProblem(problem, name, files));
}

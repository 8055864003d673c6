import { relative, resolve } from 'node:path';
import { importTexts } from '../../brand-files/translations/exchange/importTexts.ts';
import { newProblems } from '../../brand-files/translations/exchange/newProblems.ts';
import { type OpenTexts, openTexts } from '../../brand-files/translations/exchange/openTexts.ts';
import { writeTexts } from '../../brand-files/translations/exchange/writeTexts.ts';
import { CannotRun } from '../../brand-files/verbs/CannotRun.ts';
import type { CatalogueChange, SaveTextsResult, SharedTexts } from '../wire/SharedTexts.ts';
import type { Workspace } from './Workspace.ts';

/**
 * Reads the texts that a brand shares with others in a language; null when it needs no translations
 * into that language.
 */
export function sharedTexts(dir: string, id: string, language: string): SharedTexts | null {
  const open = catalogueIn(dir, id, language);
  if (open === null) return null;
  const { sourceLanguage, terms } = open;
  const catalogue = open.texts.map(({ id: text, key, maxLength, same, source, target }) => {
    return { id: text, key, source, target, same, maxLength };
  });
  return { language, sourceLanguage, catalogue, terms };
}

/** Writes translations into a catalogue's file, unless a brand would have a new problem. */
export function saveCatalogueTexts(
  workspace: Workspace,
  { id, language, changes }: SaveTextsRequest,
): SaveTextsResult | null {
  const { dir } = workspace;
  const open = catalogueIn(dir, id, language);
  if (open === null) return null;
  const lost = lostBy(open, changes);
  if (lost.length > 0) return { kind: 'invalid', why: lost };
  const { files, refused, waiting } = importTexts(open, changes);
  const texts = [...files].map(
    ([home, text]) => [relative(dir, resolve(home.name)), text] as const,
  );
  const problems = refused.length > 0 || texts.length === 0 ? [] : newProblems(dir, texts);
  const why = [
    ...refused.map((text) => text.why),
    ...problems.map(({ file, line, why: it }) => `${file}:${line}: ${it}`),
  ];
  if (why.length > 0) return { kind: 'invalid', why };
  const changed = writeTexts(dir, files);
  workspace.changed();
  if (changed.length > 0) {
    return {
      kind: 'invalid',
      why: changed.map((name) => `${name} was changed meanwhile. Save again.`),
    };
  }
  const saved = sharedTexts(dir, id, language);
  return saved === null ? null : { kind: 'saved', texts: saved, waiting };
}

/**
 * Says which changes would write over what another Studio or editor has saved meanwhile, and which
 * empty a translation: importing leaves that as it is, and the page would show it again.
 */
function lostBy({ texts }: OpenTexts, changes: readonly CatalogueChange[]): readonly string[] {
  const targets = new Map(texts.map(({ id, target }) => [id, target]));
  return changes.flatMap(({ before, id, target }) => {
    const now = targets.get(id);
    if (now === undefined || now === target) return [];
    if (now !== before) {
      const shown = now === '' ? 'has no translation' : `is "${now}"`;
      return [
        `${id} ${shown} by now, saved elsewhere. Open the section again, and save yours if it is better.`,
      ];
    }
    return target === ''
      ? [`${id} cannot be emptied, because its brands need a translation. Write another.`]
      : [];
  });
}

export interface SaveTextsRequest {
  readonly id: string;
  readonly language: string;
  readonly changes: readonly CatalogueChange[];
}

function catalogueIn(dir: string, id: string, language: string): OpenTexts | null {
  try {
    const open = openTexts(dir, id, language);
    return { ...open, texts: open.texts.filter(({ schema }) => schema === 'catalogue') };
  } catch (cause) {
    if (cause instanceof CannotRun) return null;
    throw cause;
  }
}

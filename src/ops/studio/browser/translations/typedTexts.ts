import type { CatalogueText } from '../../wire/SharedTexts.ts';

/** Translations of one language that were typed and not saved yet, by the text's id. */
export type TypedOfLanguage = Readonly<Record<string, string>>;

/** The same of every language. They are no part of the brand's file, and are saved by themselves. */
export type TypedTexts = Readonly<Record<string, TypedOfLanguage>>;

/** Whether leaving the brand would lose a translation. */
export function hasTyped(typed: TypedTexts): boolean {
  return Object.values(typed).some((texts) => Object.keys(texts).length > 0);
}

/**
 * Asks before translations are lost with a brand whose file is gone or unreadable: its other changes
 * were dropped in the dialog about that file.
 */
export function mayDrop(typed: TypedTexts): boolean {
  return (
    !hasTyped(typed) || confirm('Translations of shared texts are not saved. Leave without them?')
  );
}

/**
 * What is still to be saved of what was typed, by the catalogue's texts as they are now. Keeps texts
 * that the catalogue no longer has, because another edit of it may bring them back.
 */
export function stillTyped(
  typed: TypedOfLanguage,
  catalogue: readonly Pick<CatalogueText, 'id' | 'target'>[],
): TypedOfLanguage {
  const targets = new Map(catalogue.map(({ id, target }) => [id, target]));
  return Object.fromEntries(Object.entries(typed).filter(([id, text]) => text !== targets.get(id)));
}

/** Notes what was typed for a text, or that it is as it was. */
export function withTyped(
  typed: TypedOfLanguage,
  { id, target }: { readonly id: string; readonly target: string },
  value: string,
): TypedOfLanguage {
  const { [id]: _, ...others } = typed;
  return value === target ? others : { ...others, [id]: value };
}

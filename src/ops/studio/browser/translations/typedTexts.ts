/** Translations of one language that were typed and not saved yet, by the text's id. */
export type TypedOfLanguage = Readonly<Record<string, string>>;

/** The same of every language. They are no part of the brand's file, and are saved by themselves. */
export type TypedTexts = Readonly<Record<string, TypedOfLanguage>>;

/** Whether leaving the brand would lose a translation. */
export function hasTyped(typed: TypedTexts): boolean {
  return Object.values(typed).some((texts) => Object.keys(texts).length > 0);
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

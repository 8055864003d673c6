import type { english } from './en/english.ts';

/** The same keys as English, each with a text. A language that lacks one does not compile. */
type SameKeys<Group> = {
  readonly [Key in keyof Group]: Group[Key] extends string ? string : SameKeys<Group[Key]>;
};

/** Everything that the product says in a language, as ICU messages. */
export type LanguageWords = SameKeys<typeof english>;

/** Texts of the pages. */
export type PageTexts = LanguageWords['page'];

export type MailTexts = LanguageWords['mails'];

/** Texts of the page's late scripts, by group. */
export type LateTexts = LanguageWords['late'];

import type { english } from './en/english.ts';

/** The keys of English, each with a text. A language without one of them does not compile. */
type SameKeys<Group> = {
  readonly [Key in keyof Group]: Group[Key] extends string ? string : SameKeys<Group[Key]>;
};

/** All texts of the product in one language, as ICU messages. */
export type LanguageWords = SameKeys<typeof english>;

/** Texts of the pages. */
export type PageTexts = LanguageWords['page'];

export type MailTexts = LanguageWords['mails'];

/** Texts of the lazily loaded scripts, by group. */
export type LateTexts = LanguageWords['late'];

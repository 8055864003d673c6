import type { LateTexts } from './LanguageWords.ts';

export type LateGroup = keyof LateTexts;

/** The late texts in a page's HTML: the groups that its scripts need in another language. */
export type SentLateTexts = { readonly [Group in LateGroup]?: LateTexts[Group] };

/** Returns a group of late texts: those that the page received, else `english` from the script. */
export function lateTextsOf<Group extends LateGroup>(
  { late }: { readonly late?: SentLateTexts },
  group: Group,
  english: LateTexts[Group],
): LateTexts[Group] {
  return late?.[group] ?? english;
}

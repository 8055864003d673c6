import type { LateTexts } from './LanguageWords.ts';

export type LateGroup = keyof LateTexts;

/** What a page is sent of its late texts: the groups that its scripts would say in another language. */
export type SentLateTexts = { readonly [Group in LateGroup]?: LateTexts[Group] };

/** A group of late texts on a page: `english` comes with the script, and what the page was sent counts first. */
export function lateTextsOf<Group extends LateGroup>(
  { late }: { readonly late?: SentLateTexts },
  group: Group,
  english: LateTexts[Group],
): LateTexts[Group] {
  return late?.[group] ?? english;
}

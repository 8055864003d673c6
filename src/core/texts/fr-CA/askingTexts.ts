import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the pages that ask a brand's own questions, in French for Canada. */
export const askingTexts = {
  answerChoice: 'Veuillez choisir',
  answerProblem: '{question} – {problem}',
  questionAppeared: 'Une question de plus\u00a0: {question}',
} as const satisfies Partial<PageTexts>;

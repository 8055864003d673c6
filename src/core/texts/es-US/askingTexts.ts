import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the pages that ask a brand's own questions, in Spanish for the United States. */
export const askingTexts = {
  answerChoice: 'Elija una opción',
  answerProblem: '{question} – {problem}',
  questionAppeared: 'Una pregunta más: {question}',
} as const satisfies Partial<PageTexts>;

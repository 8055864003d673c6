import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the pages that ask questions of the brand's own, in Spanish for the United States. */
export const askingTexts = {
  answerChoice: 'Elija una opción',
  answerProblem: '{question} – {problem}',
  questionAppeared: 'Una pregunta más: {question}',
} as const satisfies Partial<PageTexts>;

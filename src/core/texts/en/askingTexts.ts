/** Texts of the pages that ask a brand's own questions. */
export const askingTexts = {
  answerChoice: 'Please choose',
  // In the list of problems above the form.
  answerProblem: '{question} – {problem}',
  // Spoken when a choice or an answer makes a question appear.
  questionAppeared: 'One more question: {question}',
} as const;

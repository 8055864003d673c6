/** Texts of the pages that ask questions of the brand's own. */
export const askingTexts = {
  answerChoice: 'Please choose',
  // In the list of problems above the form.
  answerProblem: '{question} – {problem}',
  // Spoken when another choice or answer brings a question.
  questionAppeared: 'One more question: {question}',
} as const;

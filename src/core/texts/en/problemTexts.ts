/**
 * Texts about the problems of a submission. They are part of the script that lists them: a page
 * receives only texts that differ from these (page/app/neededOf.ts).
 */
export const problemTexts = {
  errorSummary: 'There are {count} problems',
  lastProblem: 'There is 1 problem',
  allCorrected: 'Nothing left to correct',
  titleWithProblem: 'Error: {title}',
} as const;

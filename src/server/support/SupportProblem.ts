/** Why something is not done, in a sentence for the person who asked for it. */
export class SupportProblem extends Error {
  override readonly name = 'SupportProblem';
}

/** Why a database cannot be backed up or restored, in words for the person who asked for it. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

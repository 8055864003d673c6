/** Why a database cannot be backed up or restored, in words for the person who runs the command. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openBrandDirectory } from '../brands/openBrandDirectory.ts';
import type { CommandOptions, ExitCode } from '../runBeside.ts';
import { explainFault } from '../storage/faults/explainFault.ts';
import { openKnownDatabase } from '../storage/openKnownDatabase.ts';
import { answerSupport } from './answerSupport.ts';
import { emptyLog } from './emptyLog.ts';
import { printAnswer } from './printAnswer.ts';
import { readSupportArguments, supportUsage, wantsJson } from './readSupportArguments.ts';
import { SupportProblem } from './SupportProblem.ts';

/** Answers customers' requests while the server runs. */
export async function runSupport(options: CommandOptions): Promise<ExitCode> {
  const { args, complain, databaseUrl, dataDir, distDir, print } = options;
  if (args.includes('--help') || args.includes('-h')) {
    print(supportUsage());
    return 0;
  }
  const read = readSupportArguments(args);
  const isJson = wantsJson(args);
  /** In JSON mode a program also reads a refusal. */
  function refuse(reason: string, hint = ''): void {
    if (isJson) print(JSON.stringify({ kind: 'refused', reason }, null, 2));
    complain(`${reason}${hint}`);
  }
  if (!read.ok) {
    refuse(read.error, `\n\n${supportUsage()}`);
    return 2;
  }
  try {
    const brands = await openBrandDirectory(join(distDir, 'brands'));
    const database = await openKnownDatabase({ databaseUrl, dataDir });
    try {
      const deps = { brands, database, clock: () => new Date(), newId: randomUUID };
      const answer = await answerSupport(deps, read.value);
      if (read.value.verb === 'erase') await emptyLog(database);
      for (const line of isJson ? [JSON.stringify(answer, null, 2)] : printAnswer(answer)) {
        print(line);
      }
      return 0;
    } finally {
      await database.destroy();
    }
  } catch (error) {
    const line =
      error instanceof SupportProblem
        ? error.message
        : explainFault(error, { databaseUrl, dataDir });
    if (line === null) throw error;
    refuse(line);
    return 1;
  }
}

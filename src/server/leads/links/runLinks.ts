import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openBrandDirectory } from '../../brands/openBrandDirectory.ts';
import type { CommandOptions, ExitCode } from '../../runBeside.ts';
import { explainFault } from '../../storage/faults/explainFault.ts';
import { openKnownDatabase } from '../../storage/openKnownDatabase.ts';
import { knownId, LinkProblem } from './LinkProblem.ts';
import { makeLink } from './makeLink.ts';
import { linkUsage, readLinkArguments } from './readLinkArguments.ts';

/** Makes the link of a lead or a deal while the server runs, and prints it. */
export async function runLinks(options: CommandOptions): Promise<ExitCode> {
  const { args, complain, databaseUrl, dataDir, distDir, port, print } = options;
  if (args.includes('--help') || args.includes('-h')) {
    print(linkUsage());
    return 0;
  }
  const read = readLinkArguments(args);
  const brandId = read.ok ? read.value.values.brand : undefined;
  if (!read.ok || brandId === undefined) {
    complain(`${read.ok ? 'Write --brand and its id.' : read.error}\n\n${linkUsage()}`);
    return 2;
  }
  try {
    const brands = (await openBrandDirectory(join(distDir, 'brands'))).current();
    const ids = Object.keys(brands.index.brands).map((id) => ({ id }));
    const built = await brands.brand(knownId('brand', brandId, ids) ?? '');
    if (built === null) throw new LinkProblem(`The brand ${brandId} is not built.`);
    const database = await openKnownDatabase({ databaseUrl, dataDir });
    try {
      const deps = { built, database, now: new Date(), newId: randomUUID };
      const { id, path } = await makeLink(deps, read.value);
      print(`https://${built.brand.hosts[0]}${path}`);
      print(`With the local providers: http://${built.brand.id}.localhost:${port}${path}`);
      print(`${read.value.kind} ${id}`);
      return 0;
    } finally {
      await database.destroy();
    }
  } catch (error) {
    const line =
      error instanceof LinkProblem ? error.message : explainFault(error, { databaseUrl, dataDir });
    if (line === null) throw error;
    complain(line);
    return 1;
  }
}

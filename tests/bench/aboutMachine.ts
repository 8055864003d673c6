import { readFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';

/** Describes the machine that the figures were measured on. */
export function aboutMachine(): string {
  const [core] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `Machine: ${cpus().length} × ${core?.model.trim() ?? 'unknown'}, ${gigabytes} GB, ${type()} ${release()}; Node ${process.versions.node}`;
}

/** The versions of packages, each by the folder it is installed in. */
export async function aboutVersions(packages: ReadonlyMap<string, string>): Promise<string> {
  const versions = [...packages].map(async ([name, folder]) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    const { version }: { readonly version: string } = JSON.parse(await readFile(file, 'utf8'));
    return `${name} ${version}`;
  });
  return `Versions: ${(await Promise.all(versions)).join(', ')}.`;
}

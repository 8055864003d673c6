import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The page's own scripts by address, each with its hash in the format of `integrity`. */
export type OwnScripts = Readonly<Record<string, string>>;

/** Below the folder of the page's browser half. It is not served. */
export const OWN_SCRIPTS = '.vite/scripts.json';

/** Lists the scripts that a built page may load from its own origin. */
export async function ownScripts(client: string): Promise<OwnScripts> {
  const folder = join(client, 'assets');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js')).toSorted();
  const listed = files.map(async (name) => {
    const hash = createHash('sha384').update(await readFile(join(folder, name)));
    return [`/assets/${name}`, `sha384-${hash.digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(listed));
}

/** Describes how scripts differ from an inventory: added, removed or changed. */
export function compareScripts(inventory: OwnScripts, found: OwnScripts): readonly string[] {
  const names = new Set([...Object.keys(inventory), ...Object.keys(found)]);
  return [...names].toSorted().flatMap((name) => {
    if (inventory[name] === found[name]) return [];
    if (inventory[name] === undefined) return [`${name} is not in the inventory`];
    return [found[name] === undefined ? `${name} is gone` : `${name} was changed`];
  });
}

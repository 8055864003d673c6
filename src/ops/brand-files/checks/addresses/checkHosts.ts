import type { Problem } from '../../problem/Problem.ts';
import { problemAt } from '../../problem/problemAt.ts';
import type { JsonSource } from '../../sources/Source.ts';
import { locate } from '../../sources/syntaxTree.ts';

interface Claim {
  readonly source: JsonSource;
  readonly at: string;
}

/** What the host of each brand ends in while it is tried out: `<id>.localhost`. */
const LOCALHOST = '.localhost';

/** The Studio's own address, with that of each brand's preview below it. */
const STUDIO = 'studio';

/**
 * Finds hosts that two brands answer on. Reports a problem in both files, each naming the place in
 * the other. `<id>.localhost` belongs to the brand of that id, which does not say so.
 */
export function checkHosts(brands: Iterable<JsonSource>): readonly Problem[] {
  const ids = new Set<string>();
  const claims = new Map<string, Claim[]>();
  for (const source of brands) {
    ids.add(source.id);
    const hosts = source.value['hosts'];
    if (!Array.isArray(hosts)) continue;
    for (const [index, host] of hosts.entries()) {
      const claim = { source, at: `/hosts/${index}` };
      const key = String(host).toLowerCase();
      claims.set(key, [...(claims.get(key) ?? []), claim]);
    }
  }
  return [...claims].flatMap(([host, claimants]) =>
    claimants.flatMap((claim) => {
      const owner = host.endsWith(LOCALHOST) ? host.slice(0, -LOCALHOST.length) : '';
      if (isOfStudio(owner, claim.source.id)) return studioClash(host, claim);
      return ids.has(owner) ? localClash(host, claim, owner) : clash(host, claim, claimants);
    }),
  );
}

/** A brand of this id is tried out there, where the Studio does not run. */
function isOfStudio(owner: string, id: string): boolean {
  return (owner === STUDIO && id !== STUDIO) || owner.endsWith(`.${STUDIO}`);
}

function studioClash(host: string, { at, source }: Claim): readonly Problem[] {
  const why = `"${host}" is an address of the Studio.`;
  return [problemAt('host-unique', source, { at, why, fix: localFix(source.id) })];
}

function localClash(host: string, { at, source }: Claim, id: string): readonly Problem[] {
  if (id === source.id) return [];
  const why = `"${host}" is where "${id}" is shown while it is tried out.`;
  return [problemAt('host-unique', source, { at, why, fix: localFix(source.id) })];
}

function localFix(id: string): string {
  return `Write "${id}${LOCALHOST}", or a host on the internet.`;
}

function clash(host: string, claim: Claim, claimants: readonly Claim[]): readonly Problem[] {
  const other = claimants.find((it) => it.source !== claim.source);
  if (other === undefined) return [];
  const { line } = locate(other.source, other.at, 'value');
  const why = `"${host}" belongs to "${other.source.id}" as well (${other.source.name}:${line}).`;
  return [
    problemAt('host-unique', claim.source, { at: claim.at, why, fix: 'Keep it in one of them.' }),
  ];
}

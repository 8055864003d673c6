import type { Problem } from '../../problem/Problem.ts';
import { problemAt } from '../../problem/problemAt.ts';
import type { JsonSource } from '../../sources/Source.ts';
import { locate } from '../../sources/syntaxTree.ts';

interface Claim {
  readonly source: JsonSource;
  readonly at: string;
}

/**
 * Finds hosts that two brands answer on. Reports a problem in both files, each naming the place in
 * the other.
 */
export function checkHosts(brands: Iterable<JsonSource>): readonly Problem[] {
  const claims = new Map<string, Claim[]>();
  for (const source of brands) {
    const hosts = source.value['hosts'];
    if (!Array.isArray(hosts)) continue;
    for (const [index, host] of hosts.entries()) {
      const claim = { source, at: `/hosts/${index}` };
      const key = String(host).toLowerCase();
      claims.set(key, [...(claims.get(key) ?? []), claim]);
    }
  }
  return [...claims].flatMap(([host, claimants]) =>
    claimants.flatMap((claim) => clash(host, claim, claimants)),
  );
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

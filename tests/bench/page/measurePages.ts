import { pagePairs, peerPages } from './benchPages.ts';
import { MEASURES, type Outcome } from './figures.ts';
import type { InteractionLog } from './InteractionLog.ts';
import { measurePage } from './measuring/measurePage.ts';
import { measurePolicy } from './measuring/measurePolicy.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { MeasuredPage } from './pageReport.ts';
import { type BuiltPeers } from './peers/buildPeers.ts';
import { PEERS } from './peers/peers.ts';
import { runRounds } from './runRounds.ts';
import type { RunningBench } from './startBench.ts';

/**
 * Measures every page, ours and others, in turns: the peers first, then each of ours after its
 * HTML.
 */
export async function measurePages(
  bench: RunningBench,
  built: BuiltPeers,
  rounds: number,
  log: InteractionLog,
  print: (line: string) => void,
): Promise<readonly MeasuredPage[]> {
  const pairs = pagePairs(bench);
  const peers = peerPages(bench, built.pages);
  const visited = [...peers, ...pairs.flatMap((it) => [it.withoutScript, it.page])];
  const subjects = visited.map((page) => ({
    name: page.name,
    measure: () => measurePage(bench.browser, page, log),
  }));
  const found = await runRounds(subjects, rounds, print);
  const policies = await measurePolicies(bench, built);

  const measured = (name: string, kind: MeasuredPage['kind']): MeasuredPage => {
    const outcome = outcomeOf(MEASURES, found.get(name) ?? []);
    return { name, kind, outcome, policy: policies.get(name) ?? null, withoutScript: null };
  };
  return [
    ...PEERS.map(({ folder, name }) => {
      const why = built.faults.get(folder);
      const fault: Outcome | null = why === undefined ? null : { ran: false, why };
      return { ...measured(name, 'peer'), ...(fault && { outcome: fault }) };
    }),
    ...pairs.flatMap(({ page, withoutScript }) => {
      const plain = measured(withoutScript.name, 'withoutScript');
      return [plain, { ...measured(page.name, page.kind), withoutScript: plain.outcome }];
    }),
  ];
}

/** Whether each page works under a strict policy. Ours use the policy that they are sent with. */
async function measurePolicies(
  bench: RunningBench,
  built: BuiltPeers,
): Promise<ReadonlyMap<string, string>> {
  const policies = new Map<string, string>();
  for (const page of [...peerPages(bench, built.pages, 'strict'), ...bench.own]) {
    policies.set(page.name, await measurePolicy(bench.browser, page));
  }
  return policies;
}

import { setTimeout } from 'node:timers/promises';
import { Buyers, GOOD_CARD, type Told } from '../kills/Buyers.ts';
import type { Balancer } from './Balancer.ts';

/** How many buy at once. */
export const BUYERS = 2;

export interface Load {
  /** Ends the load. Resolves with what each buyer was told at last. Throws where a page view failed. */
  stop(): Promise<readonly Told[]>;
}

/**
 * Has one visitor look at the sign-up page and BUYERS buy by the balancer, each again and again, with a
 * rest between two times: without one, what is bought while a machine starts a process keeps its outbox
 * busy for minutes.
 */
export function startLoad(balancer: Balancer, sandboxUrl: string, restMs = 0): Load {
  let isOver = false;
  const rest = async () => {
    await setTimeout(restMs);
    return !isOver;
  };
  const buyers = new Buyers({
    lives: { url: Promise.resolve(balancer.url) },
    sandboxUrl,
    onRequest: () => undefined,
  });
  const load = Promise.all([
    view(balancer.url, rest),
    ...Array.from({ length: BUYERS }, (_, buyer) => shop(buyers, buyer + 1, rest)),
  ]);
  // A failure is told by `stop`.
  load.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      const [, ...told] = await load;
      return told.flat();
    },
  };
}

/** Looks at the sign-up page as long as it goes on. Throws where that fails. */
async function view(url: string, goesOn: () => Promise<boolean>): Promise<void> {
  while (await goesOn()) {
    const page = await fetch(`${url}/signup`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    // In a sandbox no server watches how late it is: no page may be refused, however busy the machine is.
    if (!page.ok) throw new Error(`${page.status}: ${text}`);
  }
}

/** Signs up and pays as long as it goes on, each time with an address of its own. */
async function shop(
  buyers: Buyers,
  buyer: number,
  goesOn: () => Promise<boolean>,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (let round = 0; await goesOn(); round += 1) {
    const email = `buyer${buyer}-${round}@buyers.example`;
    const cookie = await buyers.visit();
    let last: Told;
    // Whose order ended with its process orders anew, as a person does.
    do told.push((last = await buyers.order(email, GOOD_CARD, cookie)));
    while (last.status !== 200);
  }
  return told;
}

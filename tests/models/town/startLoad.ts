import { setTimeout } from 'node:timers/promises';
import { Buyers, GOOD_CARD, type Told } from '../kills/Buyers.ts';
import type { Balancer } from './Balancer.ts';

/** How many buyers there are at the same time. */
export const BUYERS = 2;

export interface Load {
  /** Ends the load. Resolves with each buyer's last answers. Throws when a page view failed. */
  stop(): Promise<readonly Told[]>;
}

/**
 * Makes one visitor view the sign-up page and BUYERS buy through the balancer, repeatedly, with a
 * pause in between. Without a pause, orders placed while a process starts keep its outbox busy for
 * minutes.
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
  // `stop` reports a failure.
  load.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      const [, ...told] = await load;
      return told.flat();
    },
  };
}

/** Views the sign-up page repeatedly. Throws when that fails. */
async function view(url: string, goesOn: () => Promise<boolean>): Promise<void> {
  while (await goesOn()) {
    const page = await fetch(`${url}/signup`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    // A sandbox does not measure its event loop, so it may refuse no page, however busy the machine
    // is.
    if (!page.ok) throw new Error(`${page.status}: ${text}`);
  }
}

/** Signs up and pays repeatedly, each time with another address. */
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
    // A visitor whose order ended with its process orders again, as a person would.
    do told.push((last = await buyers.order(email, GOOD_CARD, cookie)));
    while (last.status !== 200);
  }
  return told;
}

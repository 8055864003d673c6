import { Buyers, GOOD_CARD, type Told } from '../kills/Buyers.ts';
import type { Balancer } from './Balancer.ts';

const NO_ROOM = 503;

export interface Load {
  /** Ends the load. Resolves with what each buyer was told at last. Throws where a page view failed. */
  stop(): Promise<readonly Told[]>;
}

/** Has one visitor look at the sign-up page and two buy by the balancer, each again and again. */
export function startLoad(balancer: Balancer, sandboxUrl: string): Load {
  let isOver = false;
  const buyers = new Buyers({
    lives: { url: Promise.resolve(balancer.url) },
    sandboxUrl,
    onRequest: () => undefined,
  });
  const load = Promise.all([
    shop(buyers, 1, () => isOver),
    shop(buyers, 2, () => isOver),
    view(balancer.url, () => isOver),
  ]);
  // A failure is told by `stop`.
  load.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      const [first, second] = await load;
      return [...first, ...second];
    },
  };
}

/** Looks at the sign-up page again and again. Throws where that fails. */
async function view(url: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const page = await fetch(`${url}/signup`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    // A machine that is too busy for the test says so, and is asked again.
    if (page.status !== NO_ROOM && !page.ok) throw new Error(`${page.status}: ${text}`);
  }
}

/** Signs up and pays again and again, each time with an address of its own. */
async function shop(
  buyers: Buyers,
  buyer: number,
  isOver: () => boolean,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (let round = 0; !isOver(); round += 1) {
    const email = `buyer${buyer}-${round}@buyers.example`;
    told.push(await buyers.order(email, GOOD_CARD, await buyers.visit()));
  }
  return told;
}

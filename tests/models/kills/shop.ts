import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BAD_CARD, type Buyers, GOOD_CARD, type Told } from './Buyers.ts';

/** More tries than any order should need. */
const MOST_TRIES = 500;

type Errand = (buyers: Buyers, email: string) => Promise<readonly Told[]>;

/** Ways to order. Each should result in one account. */
const ERRANDS: readonly Errand[] = [
  async (buyers, email) => [await buyers.order(email, GOOD_CARD, await buyers.visit())],
  // The same page in two tabs.
  async (buyers, email) => {
    const [cookie, key] = [await buyers.visit(), randomUUID()];
    const tab = () => buyers.order(email, GOOD_CARD, cookie, key);
    return Promise.all([tab(), tab()]);
  },
  // Two browsers.
  async (buyers, email) => {
    const browser = async () => buyers.order(email, GOOD_CARD, await buyers.visit());
    return Promise.all([browser(), browser()]);
  },
  // First a card that is refused.
  async (buyers, email) => [await buyers.order(email, BAD_CARD, await buyers.visit())],
];

/** Makes one buyer run errands, each with its own address. Returns all answers. */
export async function shop(
  buyers: Buyers,
  buyer: number,
  goesOn: () => boolean,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (let round = 0; goesOn(); round += 1) {
    const email = `buyer${buyer}-${round}@buyers.example`;
    const errand = ERRANDS[(buyer + round) % ERRANDS.length];
    if (errand === undefined) return told;
    const first = await errand(buyers, email);
    told.push(...first, ...(await untilBought(buyers, email, first)));
  }
  return told;
}

/** After a refusal, tries again with a good card and a new key. */
async function untilBought(
  buyers: Buyers,
  email: string,
  first: readonly Told[],
): Promise<readonly Told[]> {
  const told: Told[] = [];
  while (![...first, ...told].some(({ status }) => status === 200)) {
    if (told.length > MOST_TRIES)
      throw new Error(`${email} is kept out: ${JSON.stringify(told.at(-1))}`);
    if (told.length > 0) await pause(50);
    told.push(await buyers.order(email, GOOD_CARD, await buyers.visit()));
  }
  return told;
}

import { type APIRequestContext, expect } from 'playwright/test';
import type { TestProduct } from '../../setup/startTestProduct.ts';

/** What the card gateway's stand-in recorded, newest first: what a test reads of it. */
export interface GatewayRecords {
  readonly transactions: readonly {
    readonly orderId: string;
    readonly amount: string;
    readonly status: string;
  }[];
  readonly cards: readonly object[];
  readonly calls: readonly { readonly call: string }[];
}

/** The gateway's books since a test began: a worker's tests come one after another. */
export class Gateway {
  readonly #request: APIRequestContext;
  readonly #url: string;
  #before: GatewayRecords | null = null;

  constructor(request: APIRequestContext, product: TestProduct) {
    this.#request = request;
    this.#url = `${product.url}/sandbox/gateway`;
  }

  async #read(): Promise<GatewayRecords> {
    const answer = await this.#request.get(this.#url, { headers: { accept: 'application/json' } });
    return answer.json();
  }

  /** From here on only what is new counts. */
  async begin(): Promise<void> {
    this.#before = await this.#read();
  }

  async since(): Promise<GatewayRecords> {
    const now = await this.#read();
    const fresh = <T>(list: readonly T[], old: readonly T[] = []) =>
      list.slice(0, list.length - old.length);
    return {
      transactions: fresh(now.transactions, this.#before?.transactions),
      cards: fresh(now.cards, this.#before?.cards),
      calls: fresh(now.calls, this.#before?.calls),
    };
  }

  /** Looks that these sales and no others were made, by their status, oldest first. */
  async expectSales(...statuses: readonly string[]): Promise<void> {
    const settled = async () => {
      const { transactions } = await this.since();
      return transactions.map(({ status }) => status).toReversed();
    };
    await expect.poll(settled).toEqual(statuses);
  }
}

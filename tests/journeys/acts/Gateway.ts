import { type APIRequestContext, expect } from 'playwright/test';
import type { TestProduct } from '../../setup/startTestProduct.ts';

/** The part of the payment stand-ins' records that tests read, newest first. */
export interface GatewayRecords {
  readonly transactions: readonly {
    readonly orderId: string;
    readonly amount: string;
    readonly status: string;
    readonly createdAt: string;
  }[];
  readonly cards: readonly { readonly createdAt: string }[];
  readonly bankAccounts: readonly { readonly createdAt: string }[];
  readonly calls: readonly { readonly call: string; readonly at: string }[];
  readonly mandates: readonly { readonly status: string; readonly created_at: string }[];
  readonly directDebitPayments: readonly {
    /** In minor units. */
    readonly amount: number;
    readonly status: string;
    readonly metadata: Readonly<Record<string, string>>;
    readonly created_at: string;
  }[];
}

/** The gateway's records since a test began, because a worker's tests share the gateway. */
export class Gateway {
  readonly #request: APIRequestContext;
  readonly #url: string;
  #begun = '';

  constructor(request: APIRequestContext, product: Pick<TestProduct, 'url'>) {
    this.#request = request;
    this.#url = `${product.url}/sandbox/gateway`;
  }

  /** Ignores all records so far. */
  begin(): void {
    this.#begun = new Date().toISOString();
  }

  async since(): Promise<GatewayRecords> {
    const answer = await this.#request.get(this.#url, { headers: { accept: 'application/json' } });
    const books: GatewayRecords = await answer.json();
    const isNew = (at: string) => at >= this.#begun;
    return {
      transactions: books.transactions.filter((it) => isNew(it.createdAt)),
      cards: books.cards.filter((it) => isNew(it.createdAt)),
      bankAccounts: books.bankAccounts.filter((it) => isNew(it.createdAt)),
      calls: books.calls.filter((it) => isNew(it.at)),
      mandates: books.mandates.filter((it) => isNew(it.created_at)),
      directDebitPayments: books.directDebitPayments.filter((it) => isNew(it.created_at)),
    };
  }

  /** Expects exactly these sales, by status, oldest first. */
  async expectSales(...statuses: readonly string[]): Promise<void> {
    const settled = async () => {
      const { transactions } = await this.since();
      return transactions.map(({ status }) => status).toReversed();
    };
    await expect.poll(settled).toEqual(statuses);
  }
}

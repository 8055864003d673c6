import { expect, type Route } from 'playwright/test';
import type { TestProduct } from '../../setup/startTestProduct.ts';

/**
 * Lets an order reach the server, and withholds the answer. Only browsers resolve a brand's host
 * name, so the Host header carries it.
 */
export async function deliver(route: Route, { url }: TestProduct): Promise<void> {
  const { host, pathname } = new URL(route.request().url());
  const headers = { ...route.request().headers(), host };
  const answer = await route.fetch({ url: `${url}${pathname}`, headers });
  expect(answer.status()).toBe(200);
}

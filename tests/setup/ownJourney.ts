import { expect, test as journey } from './journey.ts';
import { startTestProduct, type TestProduct } from './startTestProduct.ts';

/**
 * Tests with a product of their own, so that its counts and logs for a brand come from the one test
 * that opens the brand. A file with several keeps them in one worker, which starts the product
 * once.
 */
export function ownJourney(environment: Readonly<Record<string, string>> = {}) {
  let started: Promise<TestProduct> | undefined;
  const test = journey.extend<{ readonly own: TestProduct }>({
    own: [
      async ({ context }, use) => {
        started ??= startTestProduct(environment);
        await use(await started);
        // Closed first, because a page that still sends requests would find no server.
        for (const page of context.pages()) await page.close();
      },
      { timeout: 120_000 },
    ],
    originOf: async ({ own }, use) => {
      await use((brand) => `http://${brand}.localhost:${own.port}`);
    },
  });
  test.afterAll(async () => (await started)?.stop());
  return test;
}

export { expect };

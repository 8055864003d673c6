import { expect, test as journey } from './journey.ts';
import { startTestProduct, type TestProduct } from './startTestProduct.ts';

/**
 * A test with a product of its file's own: what that counted or logged of a brand is of the one test
 * that opens the brand. A file that has several keeps them in one worker, which starts it once.
 */
export function ownJourney(environment: Readonly<Record<string, string>> = {}) {
  let started: Promise<TestProduct> | undefined;
  const test = journey.extend<{ readonly own: TestProduct }>({
    own: [
      async ({ context }, use) => {
        started ??= startTestProduct(environment);
        await use(await started);
        // A page that still asks would find its server gone.
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

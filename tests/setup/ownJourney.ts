import { expect, test as journey } from './journey.ts';
import { startTestProduct, type TestProduct } from './startTestProduct.ts';

/** A test with a product of its own: what that counted or logged is this test's visitor's alone. */
export function ownJourney(environment: Readonly<Record<string, string>> = {}) {
  return journey.extend<{ readonly own: TestProduct }>({
    own: [
      async ({ context }, use) => {
        const own = await startTestProduct(environment);
        await use(own);
        // A page that still asks would find its server gone.
        for (const page of context.pages()) await page.close();
        await own.stop();
      },
      { timeout: 120_000 },
    ],
    originOf: async ({ own }, use) => {
      await use((brand) => `http://${brand}.localhost:${own.port}`);
    },
  });
}

export { expect };

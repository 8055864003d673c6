import { test as base, expect, type Response } from 'playwright/test';
import { waitForHydration } from '../../src/ops/gallery/visitor/waitForHydration.ts';
import type { StoredMail } from '../../src/sandbox/mailbox/Mail.ts';
import { type CardHarness, startCardHarness } from '../harness/startCardHarness.ts';
import { PageWatch } from './PageWatch.ts';
import { payTargetKind } from './payTarget.ts';
import { startPseudoProduct } from './startPseudoProduct.ts';
import { startTestProduct, type TestProduct } from './startTestProduct.ts';
import { startTestStudio, type TestStudio } from './startTestStudio.ts';

interface Journey {
  /** Watches the page. A trouble that was not allowed fails the test at its end. */
  readonly watch: PageWatch;
  /**
   * Opens a path of a brand, such as open('slotbook', '/signup?planId=team'), and waits for
   * hydration, because a press before that does nothing.
   */
  readonly open: (brand: string, path: string) => Promise<Response>;
  /** Returns the origin of a brand's pages, such as http://slotbook.localhost:41234. */
  readonly originOf: (brand: string) => string;
  /** Waits for the newest mail to an address, optionally with a subject. */
  readonly mailTo: (address: string, subject?: string) => Promise<StoredMail>;
  /** Answers for an outside host with an empty page, where a brand may redirect to. */
  readonly standInFor: (host: string) => Promise<void>;
}

const OUR_SCRIPT = 'script[src*="/assets/hydrate-"]';

/** The number of visitors in this worker so far. */
let visitors = 0;

/** A worker fixture that is started and stopped. */
function servedBy<It extends { readonly stop: () => Promise<void> }>(start: () => Promise<It>) {
  const fixture = async (
    { browserName }: { readonly browserName: string },
    use: (it: It) => Promise<void>,
  ) => {
    expect(browserName).toBe('chromium');
    const it = await start();
    await use(it);
    await it.stop();
  };
  const options = { scope: 'worker', timeout: 120_000 } as const;
  const both: [typeof fixture, typeof options] = [fixture, options];
  return both;
}

/**
 * The servers for all tests of a worker, each started when a test needs it. All are declared here,
 * because a test with its own would start a new worker, with a new browser and a new product.
 */
interface Served {
  readonly product: TestProduct;
  /** The product whose brands also offer the pseudo-languages. */
  readonly pseudoProduct: TestProduct;
  readonly studio: TestStudio;
  readonly harness: CardHarness;
}

/** A test of the built product in a browser. */
export const test = base.extend<Journey, Served>({
  // Limits count by address, so each test is a visitor from a different one.
  extraHTTPHeaders: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    visitors += 1;
    // The providers' own hosts must not receive this header.
    if (payTargetKind() === 'providers') return use({});
    await use({ 'x-forwarded-for': `10.0.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}` });
  },
  product: servedBy(() => startTestProduct()),
  pseudoProduct: servedBy(startPseudoProduct),
  studio: servedBy(startTestStudio),
  harness: servedBy(startCardHarness),
  watch: [
    async ({ context }, use) => {
      const watch = new PageWatch();
      const stop = await watch.follow(context);
      await use(watch);
      expect(watch.troubles(), 'the page stays quiet').toEqual([]);
      stop();
    },
    { auto: true },
  ],
  originOf: async ({ product }, use) => {
    await use((brand) => `http://${brand}.localhost:${product.port}`);
  },
  open: async ({ page, originOf }, use) => {
    await use(async (brand, path) => {
      const response = await page.goto(`${originOf(brand)}${path}`);
      if (response === null) throw new Error(`${path} of ${brand} gave no answer.`);
      if ((await page.locator(OUR_SCRIPT).count()) > 0) await waitForHydration(page);
      return response;
    });
  },
  mailTo: async ({ request, product }, use) => {
    await use(async (address, subject) => {
      const inbox = `${product.url}/sandbox/mailbox?to=${encodeURIComponent(address)}`;
      let newest: StoredMail | undefined;
      await expect(async () => {
        const answer = await request.get(inbox, { headers: { accept: 'application/json' } });
        const { messages }: { readonly messages: readonly StoredMail[] } = await answer.json();
        newest = messages.find((it) => subject === undefined || it.subject === subject);
        expect(newest, `a mail to ${address}`).toBeDefined();
      }).toPass({ timeout: 30_000 });
      if (newest === undefined) throw new Error(`No mail to ${address} came.`);
      return newest;
    });
  },
  standInFor: async ({ context, watch }, use) => {
    await use(async (host) => {
      watch.allowHost(host);
      await context.route(`https://${host}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<title>${host}</title>` }),
      );
    });
  },
});

export { expect };

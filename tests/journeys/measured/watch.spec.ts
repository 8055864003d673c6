import type { TrustedScope } from '../../../src/core/markup/trusted.ts';
import { expect, test as kept } from '../../setup/keptPage.ts';
import { PageWatch } from '../../setup/PageWatch.ts';

const test = kept.extend<{ readonly watched: (address: string) => Promise<PageWatch> }>({
  /** Opens an address under a separate watch, so that its problems fail no test. */
  watched: async ({ context, page, watch: own }, use) => {
    own.allow(/./);
    const watch = new PageWatch();
    const stop = await watch.follow(context);
    await use(async (address) => {
      await page.goto(address);
      return watch;
    });
    stop();
  },
});

test('the watch sees an error in the console', async ({ originOf, page, watched }) => {
  const watch = await watched(`${originOf('slotbook')}/signup`);
  await page.evaluate(() => console.error('Seeded.'));
  await expect.poll(() => watch.troubles()).toContain('console error: Seeded.');
});

test('the watch sees an uncaught error', async ({ originOf, page, watched }) => {
  const watch = await watched(`${originOf('slotbook')}/signup`);
  await page.evaluate(() => void Promise.reject(new Error('Seeded.')));
  await expect.poll(() => watch.troubles()).toContain('page error: Seeded.');
});

test('the CSP refuses an inline script, and the watch sees it', async ({
  originOf,
  page,
  watched,
}) => {
  // Trusted Types are only required here; on other pages the text would not become a script.
  const watch = await watched(`${originOf('slotbook')}/signup?signupType=paid`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Taken over"';
    document.body.append(script);
  });
  await expect
    .poll(() => watch.troubles().join())
    .toContain('console error: CSP refused inline by script-src-elem');
  expect(await page.title()).not.toBe('Taken over');
});

/** Creates markup, and a policy that would allow it. */
const TEXT_TO_MARKUP = () => {
  const told: string[] = [];
  const trying = (act: () => void) => {
    try {
      act();
    } catch (error) {
      told.push(String(error));
    }
  };
  trying(() => {
    document.createElement('p').innerHTML = '<b>Taken over</b>';
  });
  trying(() => Reflect.set(document.createElement('script'), 'src', '/assets/other.js'));
  const { trustedTypes }: TrustedScope = globalThis;
  trying(() => trustedTypes?.createPolicy('other', {}));
  return told;
};

for (const path of ['/signup?signupType=free', '/error']) {
  test(`no text becomes markup or a script on ${path}, and the watch sees it`, async ({
    originOf,
    page,
    watched,
  }) => {
    const watch = await watched(originOf('slotbook') + path);
    const refused = await page.evaluate(TEXT_TO_MARKUP);
    expect(refused).toHaveLength(3);
    for (const error of refused) expect(error).toContain('TypeError');
    await expect
      .poll(() => watch.troubles().join())
      .toContain('CSP refused trusted-types-sink by require-trusted-types-for');
  });
}

test('where an SDK runs, a text that becomes markup is reported, and the watch sees it', async ({
  originOf,
  page,
  watched,
}) => {
  const watch = await watched(`${originOf('slotbook')}/signup?signupType=paid`);
  expect(await page.evaluate(TEXT_TO_MARKUP)).toEqual([]);
  await expect
    .poll(() => watch.troubles().join())
    .toContain('CSP reported trusted-types-sink by require-trusted-types-for');
});

test('the watch sees a request to another host', async ({ originOf, page, watched }) => {
  const watch = await watched(`${originOf('slotbook')}/sandbox/mailbox`);
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
  await page.goto('https://elsewhere.example/');
  expect(watch.troubles().join()).toContain('request to elsewhere.example');
});

test('the watch ignores what a test allows', async ({ originOf, page, watched }) => {
  const watch = await watched(`${originOf('slotbook')}/signup`);
  watch.allow(/Expected\./);
  await page.evaluate(() => {
    console.error('Expected.');
    console.error('Seeded.');
  });
  await expect.poll(() => watch.troubles()).toEqual(['console error: Seeded.']);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { OWN_SCRIPTS, type OwnScripts } from '../../../src/ops/commands/build/ownScripts.ts';
import { allButFirst } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';

const client = join(import.meta.dirname, '../../../dist/page/client');
const INVENTORY: OwnScripts = JSON.parse(readFileSync(join(client, OWN_SCRIPTS), 'utf8'));

/** Stand-ins for the providers' scripts. The real ones are in docs/script-inventory.md. */
const STAND_IN = /^\/(sandbox|payment\/undefined)\//;

/** Collects a page's scripts with a function for each hash, because the script's response may be late. */
function scriptsOf(page: Page): Map<string, () => Promise<string>> {
  const loaded = new Map<string, () => Promise<string>>();
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() !== 'script' || request.frame() !== page.mainFrame()) return;
    const { pathname } = new URL(response.url());
    loaded.set(pathname, async () => {
      const digest = createHash('sha384').update(await response.body());
      return `sha384-${digest.digest('base64')}`;
    });
  });
  return loaded;
}

for (const [index, brand] of ['slotbook', 'ringwell', 'chatmoor-uk'].entries()) {
  const title = `every script on a payment page of ${brand} is in the inventory`;
  test(title, allButFirst(index), async ({ open, page }) => {
    const loaded = scriptsOf(page);
    await open(brand, `/signup?signupType=paid`);
    await page.locator('iframe[name^="braintree-hosted-field"]').first().waitFor();

    const own = [...loaded].filter(([path]) => !STAND_IN.test(path));
    expect(own.length).toBeGreaterThan(3);
    for (const [path, hash] of own)
      expect(`${path} ${await hash()}`).toBe(`${path} ${INVENTORY[path]}`);
  });
}

test('a script that is injected into the page is refused, and the refusal is reported', async ({
  open,
  page,
  watch,
}) => {
  watch.allow(/elsewhere\.example|trusted-types-sink/);
  await open('slotbook', '/signup?signupType=paid');
  const told = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (violation) => {
          const { blockedURI, disposition, originalPolicy } = violation;
          if (disposition === 'enforce') resolve(`${blockedURI} ${originalPolicy}`);
        });
        const script = document.createElement('script');
        script.src = 'https://elsewhere.example/steal.js';
        document.body.append(script);
      }),
  );

  expect(told).toContain('https://elsewhere.example/steal.js');
  expect(told).toContain('report-to policy; report-uri /api/reports/policy');
});

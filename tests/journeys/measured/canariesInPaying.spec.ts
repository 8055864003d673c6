import type { Page } from 'playwright/test';
import { BANK_ACCOUNTS, BankForm } from '../../../src/ops/gallery/visitor/BankForm.ts';
import { CARDS, CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { expect, ownJourney } from '../../setup/ownJourney.ts';
import type { TestProduct } from '../../setup/startTestProduct.ts';
import { demoLink } from '../acts/demoLink.ts';
import { keptEvents } from '../acts/measured.ts';

const test = ownJourney({ LOG_LEVEL: 'info' });

const CONTACT = Buffer.from('{"firstName":"Kanari"}').toString('base64url');

/** The values from the link's query, and the token with which the page orders. */
async function secretsOf(page: Page): Promise<string[]> {
  const brought = [...new URL(page.url()).searchParams]
    .filter(([name]) => ['leadUniquePin', 'dealid', 'contact'].includes(name))
    .map(([, value]) => value);
  const session = JSON.parse((await page.locator('#session-info').textContent()) ?? '{}');
  return [...brought, session.linkToken].filter((it) => typeof it === 'string');
}

/**
 * Everything counted, reported and logged, without response times, whose fractions can contain an
 * account's digits by chance.
 */
const leftOf = (product: TestProduct, brand: string) =>
  [JSON.stringify(keptEvents(product, brand)), ...product.log]
    .join('\n')
    .replaceAll(/"responseTime":[\d.]+/g, '');

test('no number of a card or of a bank account, and nothing of a link, is counted, reported or logged', async ({
  open,
  page,
  own: product,
  watch,
}) => {
  watch.allow(/status of 4\d\d|The page broke/);
  const form = new SignupForm(page);
  await open(
    'slotbook',
    `${demoLink('slotbook', 'leads', 'Authorised by Google')}&contact=${CONTACT}`,
  );
  const ofLead = await secretsOf(page);
  expect(ofLead.length).toBeGreaterThan(2);
  await new CardForm(page).typeIn({ number: CARDS.declined });
  await form.agreement.check();
  await form.submitButton.click();
  await expect
    .poll(() => keptEvents(product, 'slotbook').map(({ name }) => name))
    .toContain('payment_failure');
  await page.evaluate(() => reportError(new Error(`The page broke at ${location.href}`)));
  await expect.poll(() => product.log.join('\n')).toContain('The page broke at');

  await open('ringwell', `${demoLink('ringwell', 'deals', 'Discount')}&ach=true`);
  const ofDeal = await secretsOf(page);
  expect(ofDeal.length).toBeGreaterThan(1);
  await form.fill(aPerson('bank.canary@example.com'));
  await new BankForm(page).fill(BANK_ACCOUNTS.refused);
  await form.submitButton.click();
  await expect
    .poll(() => keptEvents(product, 'ringwell').map(({ name }) => name))
    .toContain('payment_failure');

  const left = `${leftOf(product, 'slotbook')}\n${leftOf(product, 'ringwell')}`;
  const numbers = [CARDS.declined, BANK_ACCOUNTS.refused, '021000021', 'bank.canary', 'Kanari'];
  for (const secret of [...ofLead, ...ofDeal, ...numbers]) expect(left).not.toContain(secret);
});

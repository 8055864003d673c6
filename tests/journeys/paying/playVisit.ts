import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import { PAYMENT_METHODS } from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import type { StoredMail } from '../../../src/sandbox/mailbox/Mail.ts';
import { test } from '../../setup/journey.ts';
import type { PageWatch } from '../../setup/PageWatch.ts';
import type { TestProduct } from '../../setup/startTestProduct.ts';
import type { Gateway } from '../acts/Gateway.ts';
import { expectBooks } from './expectBooks.ts';
import { expectLog } from './expectLog.ts';
import { PayVisit } from './PayVisit.ts';
import type { PayVisitCase } from './payCases.ts';
import { PROVIDER_HOSTS } from './providerHosts.ts';

/** The fixtures that a visit needs. */
export interface VisitFixtures {
  readonly context: BrowserContext;
  readonly gateway: Gateway;
  readonly mailTo: (address: string) => Promise<StoredMail>;
  readonly originOf: (brand: string) => string;
  readonly page: Page;
  readonly product: TestProduct;
  readonly watch: PageWatch;
  readonly look?: (what: string) => Promise<void>;
}

/** Each payment method's name here, and its text on the page. */
const METHODS = {
  CC: { name: 'card', label: 'methodCC' },
  ACH: { name: 'bank debit', label: 'methodACH' },
  GC: { name: 'Direct Debit', label: 'methodGC' },
} as const satisfies Record<PaymentMethod, object>;

export function titleOf({ brand, method, outcomes, signupType }: PayVisitCase): string {
  const names = outcomes.map(({ name }) => name).join(', ');
  return `${brand.id} (${signupType}) by ${METHODS[method].name}: ${names}`;
}

const isDefault = ({ languages, locale }: Brand) => locale === languages[0];

/** The payer's address in a visit. `turn` distinguishes visits. */
export function emailOf({ brand }: Pick<PayVisitCase, 'brand'>, turn: number): string {
  return `pay${turn}${isDefault(brand) ? '' : brand.locale.toLowerCase()}@${brand.id}.example.com`;
}

/**
 * Visits a page, selects the payment method by link or on the page, goes through the outcomes, and
 * checks the providers' records. `turn` distinguishes visits.
 */
export async function playVisit(
  fixtures: VisitFixtures,
  { brand, method, outcomes, signupType }: PayVisitCase,
  turn: number,
): Promise<void> {
  const { gateway, originOf, page, product, watch } = fixtures;
  // Refusals have status 402.
  watch.allow(/status of 402/);
  // Several payments take long on a busy machine, and longer over a network.
  test.setTimeout(60_000 + outcomes.length * 15_000);
  if (product.target.kind === 'providers') {
    test.slow();
    watch.allowHosts(PROVIDER_HOSTS);
    // Providers' scripts may log anything, but not load what the CSP forbids.
    watch.allow(/^console (?!error: CSP)/);
  }
  const lang = isDefault(brand) ? '' : `&lang=${brand.locale}`;
  const email = emailOf({ brand }, turn);
  const origin = originOf(brand.id);
  const visit = new PayVisit({ ...fixtures, brand, signupType, method, email, origin, turn });
  for (const { arrange } of outcomes) await arrange?.(visit);
  // Blocks the redirect to the account after two seconds, until the page has been checked.
  await page.route('**/account?*', (route) => route.abort('aborted'));

  const { label } = METHODS[method];
  const { parameter } = PAYMENT_METHODS[method];
  const query = parameter === null ? '' : `&${parameter}=true`;
  const isChosenOnPage = turn % 2 === 1 || outcomes.some(({ name }) => name === 'no flow');
  await page.goto(`${origin}/signup?signupType=${signupType}${isChosenOnPage ? '' : query}${lang}`);
  await waitForHydration(page);
  await visit.introduce();
  if (brand.payment.methods.length > 1) {
    const choice = page.getByRole('radio', { name: visit.texts[label], exact: true });
    if (isChosenOnPage) await choice.check();
    await expect(choice).toBeChecked();
  }
  for (const outcome of outcomes) await test.step(outcome.name, () => outcome.play(visit));

  await expectBooks(visit, outcomes);
  if (product.target.kind === 'standIns') await expectLog(gateway, visit, outcomes);
}

import { expect } from 'playwright/test';
import { buttonOf } from '../../../src/core/rules/paymentMethods/buttonOf.ts';
import { formatText } from '../../../src/core/texts/formatText.ts';
import type { Outcome } from './Outcome.ts';
import type { PayVisit } from './PayVisit.ts';

const SCRIPT = '**/sandbox/gocardless/dropin.js';
const FLOW = '**/billing-request-flow';

/** Pays, and sets up the Direct Debit under a first name from the provider's scenarios. */
async function payByDirectDebit({ dropin, form }: PayVisit, first?: string): Promise<void> {
  await form.submitButton.click();
  await dropin.authorise(first === undefined ? {} : { first });
}

/** The possible outcomes of a Direct Debit. They do not involve the card's gateway. */
export const DIRECT_DEBIT_OUTCOMES: readonly Outcome[] = [
  {
    name: 'success',
    pays: true,
    onTrial: true,
    atProvider: true,
    calls: [],
    sale: 'pending_submission',
    async play(visit) {
      await payByDirectDebit(visit);
      await visit.expectPaid();
    },
  },
  {
    name: 'unknown',
    alsoIn: 'unknown, by card',
    pays: true,
    onTrial: false,
    atProvider: false,
    calls: [],
    sale: 'pending_submission',
    async play(visit) {
      await visit.loseAnswer('/gocardless/faults', 'payment');
      await visit.expectChecking(() => payByDirectDebit(visit));
      await visit.expectPaid();
    },
  },
  {
    name: 'returned days later',
    pays: true,
    afterSuccess: true,
    onTrial: false,
    atProvider: false,
    calls: [],
    sale: 'failed',
    async play(visit) {
      const { brand, email, mailTo } = visit.parts;
      await payByDirectDebit(visit, 'Penniless');
      await visit.expectPaid();
      await expect
        .poll(async () => (await mailTo(email)).subject, { timeout: 30_000 })
        .toBe(`Your Direct Debit to ${brand.name} did not go through`);
    },
  },
  {
    name: 'declined',
    alsoIn: 'accounts/upgradeByBank.spec.ts',
    pays: false,
    onTrial: true,
    atProvider: false,
    calls: [],
    sale: null,
    async play(visit) {
      await payByDirectDebit(visit, 'Invalid');
      await visit.expectFailure('MANDATE_NOT_AUTHORISED');
    },
  },
  {
    name: 'left',
    alsoIn: 'accounts/upgradeByBank.spec.ts',
    pays: false,
    onTrial: true,
    atProvider: true,
    calls: [],
    sale: null,
    async play(visit) {
      const { dropin, form, page, parts, texts } = visit;
      await form.submitButton.click();
      await expect(dropin.field('First name')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dropin.dialog).toHaveCount(0);
      const { brand, signupType } = parts;
      const button = brand.buttons[buttonOf(signupType, 'directDebit')];
      await expect(page.getByText(formatText(texts.directDebitLeft, { button }))).toBeVisible();
      await visit.expectForm();
    },
  },
  {
    name: 'script blocked',
    pays: false,
    onTrial: true,
    first: true,
    atProvider: false,
    calls: [],
    sale: null,
    async arrange({ page, parts: { watch } }) {
      watch.allow(/ERR_FAILED|Failed to load resource/);
      await page.route(SCRIPT, (route) => route.abort());
    },
    async play(visit) {
      await visit.form.submitButton.click();
      await visit.expectFailure('PAYMENT_DECLINED', 'directDebitFailed');
      await visit.page.unroute(SCRIPT);
    },
  },
  {
    name: 'no flow',
    alsoIn: 'createDirectDebitFlows.test.ts of the page',
    pays: false,
    onTrial: true,
    first: true,
    atProvider: false,
    calls: [],
    sale: null,
    async arrange({ page, parts: { watch } }) {
      watch.allow(/status of 502/);
      const message = 'DIRECT_DEBIT_FLOW_ERROR';
      const json = { status: false, success: false, message, data: null };
      await page.route(FLOW, (route) => route.fulfill({ status: 502, json }));
    },
    async play(visit) {
      await visit.form.submitButton.click();
      await visit.expectFailure('PAYMENT_DECLINED', 'directDebitFailed');
      await expect(visit.dropin.dialog).toHaveCount(0);
      await visit.page.unroute(FLOW);
    },
  },
];

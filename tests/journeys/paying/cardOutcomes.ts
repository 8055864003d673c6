import { expect } from 'playwright/test';
import { CARDS } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { lostSale } from './lostSale.ts';
import type { Outcome } from './Outcome.ts';
import type { PayVisit } from './PayVisit.ts';

const VERIFIED = ['tokenize', 'lookup'] as const;
const SOLD = [...VERIFIED, 'sale'] as const;
const ASKED = [...VERIFIED, 'authenticate'] as const;

/**
 * Answers the bank's challenge with its code. The provider's own test page has a single button to
 * send it.
 */
async function confirm({ card, isAtStandIns, parts }: PayVisit): Promise<void> {
  const bank = isAtStandIns ? card.bank : card.bankDialog.frameLocator('iframe');
  await bank.getByRole('textbox').fill('1234');
  await parts.look?.('the bank’s question');
  await bank.getByRole('button', { name: isAtStandIns ? 'Confirm' : /submit/i }).click();
}

type Cards = readonly [string, ...string[]];

/** Cards whose sale fails, with the gateway's status. */
function notSold(
  name: string,
  sale: string,
  cards: Cards,
  { atProvider = false, ...more }: Pick<Outcome, 'alsoIn'> & Partial<Pick<Outcome, 'atProvider'>>,
): Outcome {
  return {
    name,
    ...more,
    pays: false,
    onTrial: true,
    atProvider,
    calls: SOLD,
    sale,
    async play(visit) {
      await visit.payByCard(visit.oneOf(cards));
      await visit.expectFailure('PAYMENT_DECLINED');
    },
  };
}

/** Cards that their bank refuses without a challenge. */
function notVerified(
  name: string,
  cards: Cards,
  how: Pick<Outcome, 'alsoIn' | 'calls' | 'sale'>,
): Outcome {
  return {
    name,
    pays: false,
    onTrial: false,
    atProvider: true,
    ...how,
    async play(visit) {
      await visit.payByCard(visit.oneOf(cards));
      await visit.expectFailure('THREE_D_SECURE_FAILED');
    },
  };
}

/** The possible outcomes of a card payment. */
export const CARD_OUTCOMES: readonly Outcome[] = [
  {
    name: 'success',
    pays: true,
    onTrial: true,
    atProvider: true,
    calls: SOLD,
    sale: 'submitted_for_settlement',
    async play(visit) {
      // The provider does not publish the 3-D Secure result of the plain card.
      const card = visit.isAtStandIns ? visit.oneOf([CARDS.frictionless, CARDS.visa]) : null;
      await visit.payByCard(card ?? CARDS.frictionless);
      await visit.expectPaid();
    },
  },
  {
    name: 'confirmed',
    alsoIn: 'in-languages/otherLanguages.spec.ts',
    pays: true,
    onTrial: false,
    atProvider: true,
    calls: [...ASKED, 'sale'],
    sale: 'submitted_for_settlement',
    async play(visit) {
      await visit.payByCard(CARDS.challenge);
      await confirm(visit);
      await visit.expectPaid();
    },
  },
  lostSale(SOLD, 'submitted_for_settlement', (visit) => visit.payByCard(CARDS.visa)),
  notSold('declined', 'processor_declined', [CARDS.declined, CARDS.declinedMastercard], {
    // The provider's sandbox declines a sale by amount, and only a verification by number.
    atProvider: 'onTrial',
    alsoIn: 'in-languages/otherLanguages.spec.ts',
  }),
  notSold('processor away', 'failed', [CARDS.processorAway], { alsoIn: 'declined' }),
  // At the provider it depends on the account's own rules.
  notSold('rejected', 'gateway_rejected', [CARDS.fraud, CARDS.risk], { alsoIn: 'declined' }),
  {
    name: 'refused by the bank',
    pays: false,
    onTrial: false,
    atProvider: false,
    calls: ASKED,
    sale: null,
    async play(visit) {
      await visit.payByCard(visit.oneOf([CARDS.challenge, CARDS.challengeFails]));
      await visit.bankButton('Fail').click();
      await visit.expectFailure('THREE_D_SECURE_FAILED');
    },
  },
  notVerified('refused unasked', [CARDS.frictionlessFails, CARDS.rejectedByBank], {
    calls: VERIFIED,
    sale: null,
    alsoIn: 'refused by the bank',
  }),
  // The page does not get a liability shift, but the server requires one.
  notVerified(
    'bank not to be asked',
    [CARDS.unavailable, CARDS.lookupError, CARDS.lookupTimeout, CARDS.bypassed],
    { calls: SOLD, sale: 'gateway_rejected', alsoIn: 'sellCard.test.ts of the server' },
  ),
  {
    name: 'left',
    pays: false,
    onTrial: false,
    atProvider: false,
    calls: ASKED,
    sale: null,
    async play(visit) {
      await visit.payByCard(CARDS.challenge);
      await visit.bankButton('Cancel').click();
      await visit.expectForm();
      await expect(visit.page.getByText(visit.texts.challengeLeft)).toBeVisible();
      await expect(visit.card.field('number')).toHaveValue('4000 0000 0000 2503');
    },
  },
  {
    name: 'script blocked',
    pays: false,
    onTrial: false,
    first: true,
    atProvider: false,
    calls: VERIFIED,
    sale: null,
    async arrange({ parts: { context, origin: url, watch } }) {
      watch.allow(/status of 503/);
      await context.addCookies([{ name: 'sandbox_cardinal', value: 'blocked', url }]);
    },
    async play(visit) {
      await visit.payByCard(CARDS.challenge);
      await visit.expectFailure('PAYMENT_DECLINED', 'threeDSecureUnavailable');
      await visit.parts.context.clearCookies({ name: 'sandbox_cardinal' });
    },
  },
];

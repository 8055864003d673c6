import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { formatText } from '../../../src/core/texts/formatText.ts';
import { textsFor } from '../../../src/core/texts/textsFor.ts';
import { wordsFor } from '../../../src/core/texts/wordsFor.ts';
import { OPEN_WINDOW } from '../../../src/ops/gallery/states/Act.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect } from '../../setup/journey.ts';
import { activateBy } from '../acts/activateBy.ts';
import { test } from '../acts/payJourney.ts';
import { BANK_DEBIT_OUTCOMES } from '../paying/bankDebitOutcomes.ts';
import { CARD_OUTCOMES } from '../paying/cardOutcomes.ts';
import type { Outcome } from '../paying/Outcome.ts';
import { emailOf, playVisit, titleOf } from '../paying/playVisit.ts';
import { resizeTo } from '../seeing/resizeTo.ts';
import { tornRows } from '../seeing/tornRows.ts';
import { expectLanguage, expectMailLanguage } from '../speaking/expectLanguage.ts';
import { spokenWays, takesPayment } from '../speaking/spokenWays.ts';
import { expectFreeSignUp } from '../touring/expectFreeSignUp.ts';

const ways = spokenWays();
const isFull = process.env['TEST_FULL'] !== undefined;

/** Words that must appear, independent of the catalogue. */
const WORDS = {
  'fr-CA': {
    amount: /^\d+(\u00a0\d{3})*,\d{2}\u00a0\$$/,
    declined: /Rien n’a été facturé\./,
    paid: /Votre paiement a été traité avec succès\./,
    signedUp: /Consultez vos courriels|Votre compte est prêt|Bienvenue à la réception/,
  },
  'es-US': {
    amount: /^\$\d+(,\d{3})*\.\d{2}$/,
    declined: /No se cobró nada\./,
    paid: /Su pago se procesó correctamente\./,
    signedUp: /Revise su correo|Su calendario está abierto/,
  },
} as const;

function wordsOf(locale: string) {
  if (locale !== 'fr-CA' && locale !== 'es-US') throw new Error(`No words for ${locale}.`);
  return WORDS[locale];
}

const free = ways.filter((way) => !takesPayment(way));

for (const way of free) {
  const { brand, signupType } = way;
  const title = `${brand.id} (${signupType}) in ${brand.locale}: sign-up, mail, activation and account`;
  test(title, IN_FULL, async ({ mailTo, open, originOf, page }) => {
    test.slow();
    await open(brand.id, `/signup?signupType=${signupType}&lang=${brand.locale}`);
    await expectFreeSignUp(
      {
        mailTo,
        originOf,
        page,
        async look(what, mail) {
          if (what === 'signed up') {
            await expect(page.locator(OPEN_WINDOW)).toContainText(wordsOf(brand.locale).signedUp);
          }
          if (mail) return expectMailLanguage(way, mail);
          await expectLanguage(page, way, what);
        },
      },
      way,
    );
  });
}

/** The outcomes on one page: a decline, then a payment, with a challenge if the method has one. */
function outcomesOf(method: PaymentMethod, isTrial: boolean): readonly Outcome[] {
  const all = method === 'ACH' ? BANK_DEBIT_OUTCOMES : CARD_OUTCOMES;
  const paid = method === 'ACH' || isTrial ? 'success' : 'confirmed';
  return ['declined', paid].flatMap((name) => all.filter((it) => it.name === name));
}

const paying = ways
  .filter(takesPayment)
  .flatMap((way) => way.brand.payment.methods.map((method) => ({ ...way, method })));
/** With an activation mail, so that one page leads to every kind of mail. */
const payingInShort = paying
  .filter(({ brand, signupType }) => {
    const activates = brand.afterSignup === 'activationEmail';
    return brand.locale === 'fr-CA' && activates && !SIGNUP_TYPES[signupType].isTrial;
  })
  .slice(0, 1);

test('free and paid sign-ups are covered', () => {
  expect(free).not.toEqual([]);
  expect(payingInShort).toHaveLength(1);
});

for (const [turn, way] of (isFull ? paying : payingInShort).entries()) {
  const { brand, method, signupType } = way;
  const { isTrial } = SIGNUP_TYPES[signupType];
  const visit = { brand, signupType, method, outcomes: outcomesOf(method, isTrial) };
  test(`in ${brand.locale}, ${titleOf(visit)}, and the mails`, async ({
    context,
    gateway,
    mailTo,
    originOf,
    page,
    product,
    watch,
  }) => {
    const words = wordsOf(brand.locale);
    const dialog = page.locator(OPEN_WINDOW);
    const look = async (what: string) => {
      await expectLanguage(page, way, what);
      if (what === 'PAYMENT_DECLINED') await expect(dialog).toContainText(words.declined);
      if (what !== 'paid') return;
      if (!isTrial) await expect(dialog).toContainText(words.paid);
      await expect(page.locator('#submit-amount strong')).toHaveText(words.amount);
      for (const width of [390, 430]) {
        await resizeTo(page, width);
        // The receipt is laid out more than once while its dialog opens.
        const torn = () => tornRows(page, brand.dateLanguage);
        await expect.poll(torn, `at ${width}`).toEqual([]);
      }
    };
    const fixtures = { context, gateway, look, mailTo, originOf, page, product, watch };
    await playVisit(fixtures, visit, turn);

    const { activateTitle, receiptOfTrialSubject, receiptSubject } = wordsFor(brand.locale).mails;
    const subjects = [isTrial ? receiptOfTrialSubject : receiptSubject];
    if (brand.afterSignup === 'activationEmail') subjects.push(activateTitle);
    for (const subject of subjects) {
      const email = emailOf(visit, turn);
      const mail = await mailTo(email, formatText(subject, { brand: brand.name }));
      expectMailLanguage(way, mail);
      if (subject !== activateTitle) continue;
      const link = mail.links.find((it) => it.startsWith(`${originOf(brand.id)}/activate?`));
      await page.unroute('**/account?*');
      await page.goto(link ?? 'about:blank');
      await expectLanguage(page, way, 'the activation');
      await activateBy(page, link ?? 'about:blank', textsFor(brand));
      await page.waitForURL(/\/account\?/);
      await expectLanguage(page, way, 'the account');
    }
  });
}

import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import type { Brand, SignupType } from '../../../src/core/contract/generated/brand.ts';
import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import type { PayingErrorCode } from '../../../src/core/rules/errors/PageErrorCode.ts';
import { failureWords } from '../../../src/core/rules/errors/payment/failureWords.ts';
import { PAYMENT_METHOD_WORDS } from '../../../src/core/rules/paymentMethods/paymentMethodWords.ts';
import { formatText } from '../../../src/core/texts/formatText.ts';
import type { LateTexts } from '../../../src/core/texts/LanguageWords.ts';
import { lateTextsFor } from '../../../src/core/texts/lateTextsFor.ts';
import { type TextKey, type Texts, textsFor } from '../../../src/core/texts/textsFor.ts';
import { BankForm } from '../../../src/ops/gallery/visitor/BankForm.ts';
import { CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { DropinForm } from '../../../src/ops/gallery/visitor/DropinForm.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import type { StoredMail } from '../../../src/sandbox/mailbox/Mail.ts';
import type { PageWatch } from '../../setup/PageWatch.ts';
import type { TestProduct } from '../../setup/startTestProduct.ts';
import { PHONES, POSTAL_CODES } from '../acts/PayPage.ts';

/** The parts of a visit: the fixtures, and the page's brand. */
export interface VisitParts {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: PageWatch;
  readonly product: TestProduct;
  readonly mailTo: (address: string) => Promise<StoredMail>;
  readonly brand: Brand;
  readonly signupType: SignupType;
  readonly method: PaymentMethod;
  readonly email: string;
  /** The origin of the brand's pages, such as http://slotbook.localhost:41234. */
  readonly origin: string;
  /** Selects among test values with the same effect. */
  readonly turn: number;
  /** Checks the page whenever a failure, a challenge or a success shows. */
  readonly look?: (what: string) => Promise<void>;
}

/** A visitor who pays by one method on a brand's page, until an order is placed. */
export class PayVisit {
  readonly parts: VisitParts;
  readonly page: Page;
  readonly form: SignupForm;
  readonly card: CardForm;
  readonly bank: BankForm;
  readonly dropin: DropinForm;
  readonly texts: Texts;
  readonly checking: LateTexts['checking'];
  readonly isTrial: boolean;
  /** Whether the providers' pages are the stand-ins'. */
  readonly isAtStandIns: boolean;
  /** The keys of the placed orders. */
  readonly keys = new Set<string>();
  #isFilled = false;

  constructor(parts: VisitParts) {
    const { page, brand, signupType } = parts;
    this.parts = parts;
    this.page = page;
    this.texts = textsFor(brand);
    this.checking = lateTextsFor(brand).checking;
    this.form = new SignupForm(page, brand);
    this.card = new CardForm(page);
    this.bank = new BankForm(page, this.texts);
    this.dropin = new DropinForm(page);
    this.isTrial = signupType === 'freeTrial';
    this.isAtStandIns = parts.product.target.kind !== 'providers';
    page.on('request', (it) => {
      const key = it.headers()['idempotency-key'];
      if (it.method() === 'POST' && key !== undefined) this.keys.add(key);
    });
  }

  /** Fills in the contact fields. */
  async introduce(): Promise<void> {
    const { brand, email } = this.parts;
    await this.form.fill(aPerson(email, { phoneNumber: PHONES[brand.market] }));
  }

  /** Pays by a card, replacing the previous one. */
  async payByCard(number: string): Promise<void> {
    if (this.#isFilled) {
      await this.card.field('number').clear();
      await this.card.field('number').fill(number);
    } else {
      await this.card.typeIn({ number, postalCode: POSTAL_CODES[this.parts.brand.market] });
    }
    this.#isFilled = true;
    await this.form.submitButton.click();
  }

  /** Pays by a bank account, replacing the previous one. */
  async payByBank(accountNumber: string): Promise<void> {
    if (this.#isFilled) await this.bank.accountNumber.fill(accountNumber);
    else await this.bank.fill(accountNumber);
    this.#isFilled = true;
    await this.form.submitButton.click();
  }

  /** Returns one of several test values with the same effect. */
  oneOf(values: readonly [string, ...string[]]): string {
    return values[this.parts.turn % values.length] ?? values[0];
  }

  /** The amount due on the page. */
  async due(): Promise<string> {
    return (await this.page.locator('#submit-amount strong').textContent()) ?? '';
  }

  /** The same in minor units; 0 in a trial. */
  async dueUnits(): Promise<number> {
    // Every currency has two decimals, after a point or a comma.
    return this.isTrial ? 0 : Number((await this.due()).replaceAll(/\D/g, ''));
  }

  /** Expects a failure with the text for its code or another one, and closes it. */
  async expectFailure(code: PayingErrorCode, text?: TextKey): Promise<void> {
    const { method } = this.parts;
    const [heading, known] = failureWords(code, {
      isUpgrade: false,
      chargeHeading: PAYMENT_METHOD_WORDS[method].failureHeading,
    });
    const dialog = this.page.getByRole('dialog', { name: this.texts[heading] });
    await expect(dialog).toContainText(this.texts[text ?? known]);
    // In a separate paragraph, or at the beginning of another sentence.
    await expect(dialog).toContainText(this.checking.nothingCharged.replace(/\.$/, ''));
    await this.parts.look?.(code);
    await dialog.getByRole('button', { name: this.texts.tryAgain }).click();
    await this.expectForm();
  }

  /** Expects no dialog over the form, and that it can be sent. */
  async expectForm(): Promise<void> {
    await expect(this.form.dialog).toHaveCount(0);
    await expect(this.form.submitButton).toBeEnabled();
    await expect(this.form.submitButton).not.toHaveAttribute('aria-busy', 'true');
    await expect(this.form.email).toHaveValue(this.parts.email);
  }

  /** Expects a placed order with the amount due, paid or in progress. */
  async expectPaid(): Promise<void> {
    const { brand, method } = this.parts;
    const { dialog } = this.form;
    if (this.isTrial) await expect(dialog).toContainText(brand.name);
    else await this.#expectReceipt(method);
    await this.parts.look?.('paid');
  }

  async #expectReceipt(method: PaymentMethod): Promise<void> {
    const { dialog } = this.form;
    await expect(dialog).toContainText(this.texts.paymentProcessed);
    const { submitted } = PAYMENT_METHOD_WORDS[method];
    const amount = await this.due();
    const said = submitted
      ? formatText(this.texts[submitted], { amount })
      : `${this.texts.paidToday}${amount}`;
    await expect(dialog).toContainText(said);
  }

  /** Expects that an outcome is being checked, and only then lets the page learn it. */
  async expectChecking(pay: () => Promise<void>): Promise<void> {
    const seen = Promise.withResolvers<void>();
    await this.page.route('**/attempts/*', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await pay();
    await expect(this.page.getByRole('dialog', { name: this.checking.heading })).toBeVisible();
    seen.resolve();
  }

  /** Makes a stand-in carry out its next call and lose the answer. */
  async loseAnswer(path: string, call: string): Promise<void> {
    const answer = await fetch(`${this.parts.product.sandboxUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ call, how: 'cut', when: 'after' }),
    });
    expect(answer.ok).toBe(true);
  }

  /** A button in the dialog with the bank's challenge. */
  bankButton(name: string): Locator {
    return this.card.bank.getByRole('button', { name });
  }
}

import type { Locator, Page } from 'playwright';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { recordOf } from '../../../core/fields/fieldRecords.ts';
import { definitionOf, FIELD_NAMES, type FieldName } from '../../../core/fields/fields.ts';
import { sampleValues } from '../../../core/fields/sampleValues.ts';
import { valuesBy } from '../../../core/fields/valuesBy.ts';
import { en } from '../../../core/texts/en.ts';
import { type Texts, textsFor } from '../../../core/texts/textsFor.ts';
import { answerQuestions } from './answerQuestions.ts';

/** What a visitor types, by field. Fields that a page does not show are ignored. */
export type Person = Readonly<Record<FieldName, string>>;

/**
 * A visitor in the US. Every test passes an address of its own, because a worker's tests share a
 * product.
 */
export function aPerson(email: string, others: Partial<Person> = {}): Person {
  return sampleValues({ phoneNumber: '2025550142', email, ...others });
}

/** Finds a field's control by its label. A password field has no role. */
function controlOf(main: Locator, name: FieldName, texts: Texts): Locator {
  const label = { name: texts[definitionOf(name).label], exact: true };
  const { control } = recordOf(name).samples;
  return control === 'password'
    ? main.getByLabel(label.name, { exact: true })
    : main.getByRole(control, label);
}

const ENGLISH_BUTTONS = [
  'Create account',
  'Start free trial',
  'Pay Now',
  'Pay now',
  'Pay by Direct Debit',
];

/**
 * The sign-up form as a visitor uses it, found by labels and roles: in the words of a brand, or in
 * English.
 */
export class SignupForm {
  /** Every field's control, whether or not the page shows it. */
  readonly fields: Readonly<Record<FieldName, Locator>>;
  readonly fullName: Locator;
  readonly companyName: Locator;
  readonly phoneNumber: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly province: Locator;
  readonly numberOfUsers: Locator;
  readonly agreement: Locator;
  readonly submitButton: Locator;
  readonly dialog: Locator;
  readonly #texts: Texts;

  constructor(page: Page, brand?: Brand) {
    const main = page.getByRole('main');
    const texts = brand ? textsFor(brand) : en;
    this.#texts = texts;
    this.fields = valuesBy(FIELD_NAMES, (name) => controlOf(main, name, texts));
    this.fullName = this.fields.fullName;
    this.companyName = this.fields.companyName;
    this.phoneNumber = this.fields.phoneNumber;
    this.email = this.fields.email;
    this.password = this.fields.password;
    this.province = this.fields.province;
    this.numberOfUsers = main.getByRole('textbox', { name: texts.numberOfUsers, exact: true });
    const [agreed = ''] = texts.agree.split('{');
    this.agreement = main.getByRole('checkbox', { name: agreed });
    const buttons = brand ? Object.values(brand.buttons) : ENGLISH_BUTTONS;
    this.submitButton = buttons
      .map((name) => main.getByRole('button', { name, exact: true }))
      .reduce((one, other) => one.or(other));
    // The question about analytics is above the page's root.
    this.dialog = page.locator('#root').getByRole('dialog');
  }

  plan(name: string): Locator {
    const page = this.dialog.page();
    return page
      .getByRole('group', { name: this.#texts.plan })
      .getByRole('radio', { name, exact: true });
  }

  /** Chooses a plan on the page, or in the dialog when the plans are folded. */
  async choosePlan(name: string): Promise<void> {
    const page = this.dialog.page();
    const change = page.getByRole('main').getByRole('button', { name: this.#texts.editPlan });
    if ((await change.count()) === 0) {
      await this.#showPeriodOf(this.plan(name), page.getByRole('main'));
      return this.plan(name).check();
    }
    await change.click();
    // The dialog's code loads after the press.
    await this.dialog.getByRole('radio').first().waitFor();
    const plan = this.dialog.getByRole('radio', { name, exact: true });
    await this.#showPeriodOf(plan, this.dialog);
    await plan.check();
    await this.dialog.getByRole('button', { name: this.#texts.done }).click();
  }

  /** Switches to the plan's period when there are two. */
  async #showPeriodOf(plan: Locator, place: Locator): Promise<void> {
    const periods = place.getByRole('group', { name: this.#texts.planPeriod });
    const others = periods.getByRole('radio', { checked: false });
    if ((await plan.count()) === 0 && (await others.count()) > 0) await others.check();
  }

  /** Fills in what the page shows, answers the required questions, and leaves the last field. */
  async fill(person: Person): Promise<void> {
    for (const name of FIELD_NAMES) {
      const control = this.fields[name];
      if ((await control.count()) === 0) continue;
      if (recordOf(name).samples.control === 'combobox') await control.selectOption(person[name]);
      else await control.fill(person[name]);
    }
    await answerQuestions(this.dialog.page());
    if ((await this.agreement.count()) > 0) await this.agreement.check();
    else await this.password.blur();
  }

  /** Returns all values in the form, to check that none is lost. */
  async values(): Promise<Record<string, string | boolean>> {
    const values: Record<string, string | boolean> = {};
    for (const name of FIELD_NAMES) {
      const control = this.fields[name];
      if ((await control.count()) > 0) values[name] = await control.inputValue();
    }
    if ((await this.agreement.count()) > 0) values['agreed'] = await this.agreement.isChecked();
    return values;
  }
}

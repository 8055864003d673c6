import type { Locator, Page } from 'playwright';

/** What a visitor types. Fields that a page does not show are left out. */
export interface Person {
  readonly fullName: string;
  readonly companyName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly password: string;
  /** A province's code. */
  readonly province: string;
}

/**
 * A visitor in the US. Every test gives an address of its own, because a worker's tests share a
 * product.
 */
export function aPerson(email: string, others: Partial<Person> = {}): Person {
  return {
    fullName: 'Ada Lovelace',
    companyName: 'Analytical Engines',
    phoneNumber: '2025550142',
    email,
    password: 'engine1843',
    province: 'ON',
    ...others,
  };
}

/** The sign-up form as a visitor finds it: by labels and roles. */
export class SignupForm {
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

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.fullName = main.getByRole('textbox', { name: 'Full name', exact: true });
    this.companyName = main.getByRole('textbox', { name: 'Company name', exact: true });
    this.phoneNumber = main.getByRole('textbox', { name: 'Phone number', exact: true });
    this.email = main.getByRole('textbox', { name: 'Email', exact: true });
    // A password field has no role.
    this.password = main.getByLabel('Password', { exact: true });
    this.province = main.getByRole('combobox', { name: 'Province' });
    this.numberOfUsers = main.getByRole('textbox', { name: 'Number of users', exact: true });
    this.agreement = main.getByRole('checkbox', { name: /^I agree/ });
    this.submitButton = main.getByRole('button', {
      name: /^(Create account|Start free trial|Pay Now|Pay now|Pay by Direct Debit)$/,
    });
    // The question about measuring is above the page's root.
    this.dialog = page.locator('#root').getByRole('dialog');
  }

  plan(name: string): Locator {
    const page = this.dialog.page();
    return page.getByRole('group', { name: 'Plan' }).getByRole('radio', { name, exact: true });
  }

  /** Fills in what the page shows, and leaves the last field. */
  async fill(person: Person): Promise<void> {
    for (const name of ['fullName', 'companyName', 'phoneNumber', 'email', 'password'] as const) {
      if ((await this[name].count()) > 0) await this[name].fill(person[name]);
    }
    if ((await this.province.count()) > 0) await this.province.selectOption(person.province);
    if ((await this.agreement.count()) > 0) await this.agreement.check();
    else await this.password.blur();
  }

  /** Returns everything that is in the form, none of which may get lost. */
  async values(): Promise<Record<string, string | boolean>> {
    const values: Record<string, string | boolean> = {};
    for (const name of [
      'fullName',
      'companyName',
      'phoneNumber',
      'email',
      'password',
      'province',
    ] as const) {
      if ((await this[name].count()) > 0) values[name] = await this[name].inputValue();
    }
    if ((await this.agreement.count()) > 0) values['agreed'] = await this.agreement.isChecked();
    return values;
  }
}

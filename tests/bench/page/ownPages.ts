import type { Page } from 'playwright';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { recordOf } from '../../../src/core/fields/fieldRecords.ts';
import { FIELD_NAMES } from '../../../src/core/fields/fields.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { textsFor } from '../../../src/core/texts/textsFor.ts';
import { CARDS, CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { aPerson, type Person, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { PHONES, POSTAL_CODES } from '../../journeys/acts/PayPage.ts';
import type { BenchPage } from './BenchPage.ts';
import { press, typeOver } from './measuring/pressAndType.ts';

/**
 * Three brands with different looks, languages and markets, with free sign-ups and sign-ups paid by
 * card.
 */
const MEASURED_BRANDS = ['slotbook', 'frontdesk-ca', 'coursenest'];

/** One of our pages, and its brand. */
export interface OwnPage extends BenchPage {
  readonly kind: 'free' | 'paid';
  readonly brand: string;
  readonly path: string;
}

/** The free and the paid sign-up of each measured brand, on a product at `port`. */
export function ownPages(port: number): readonly OwnPage[] {
  const brands = shippedBrands().map(({ brand }) => brand);
  return MEASURED_BRANDS.flatMap((id) => {
    const brand = brands.find((it) => it.id === id);
    if (brand === undefined) throw new Error(`No brand is called ${id}.`);
    return (['free', 'paid'] as const).map((kind) => ownPage(brand, kind, port));
  });
}

function ownPage(brand: Brand, kind: OwnPage['kind'], port: number): OwnPage {
  const { offered } = brand.signupTypes;
  const type = offered.find((it) => SIGNUP_TYPES[it].needsPayment === (kind === 'paid'));
  if (type === undefined) throw new Error(`${brand.id} has no sign-up that is ${kind}.`);
  const texts = textsFor(brand);
  const path = `/signup?signupType=${type}`;
  return {
    name: `ours, ${kind} (${brand.id}, ${type})`,
    kind,
    brand: brand.id,
    path,
    url: `http://${brand.id}.localhost:${port}${path}`,
    email: '#email',
    emailError: '#email-error',
    signUp: async (page, visitor) => {
      const phoneNumber = PHONES[brand.market];
      await typePerson(page, aPerson(`bench.${visitor}@example.com`, { phoneNumber }));
      if (kind === 'paid') {
        const postalCode = POSTAL_CODES[brand.market];
        await new CardForm(page).typeIn({ number: CARDS.visa, postalCode });
      }
      const form = new SignupForm(page);
      if ((await form.agreement.count()) > 0) await press(form.agreement);
      await press(form.submitButton);
      const done = page.getByRole('dialog', { name: texts.successHeading });
      await done.or(page.getByRole('dialog', { name: texts.successMailHeading })).waitFor();
    },
  };
}

/** Types into each field of the page, key by key, over its text. */
async function typePerson(page: Page, person: Person): Promise<void> {
  const { fields } = new SignupForm(page);
  for (const name of FIELD_NAMES) {
    const control = fields[name];
    if ((await control.count()) === 0) continue;
    if (recordOf(name).samples.control === 'combobox') await control.selectOption(person[name]);
    else await typeOver(page, control, person[name]);
  }
}

import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { PAYMENT_METHODS } from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import { keysOf } from '../../../src/core/texts/keysOf.ts';
import { aBrand, aLayout, aRegion } from './aBrand.ts';

/** Replaces a brand's own texts. No language contains it. */
export const OWN = 'ωωω';

/**
 * A brand in a locale whose own texts belong to no language, with every widget of `main` on every page.
 */
export function aBrandOfLanguage(locale: string, ...main: string[]): Brand {
  const usual = aBrand();
  const layout = aLayout({
    main: [
      ...usual.pages.signup.main.filter(({ widget }) => !main.includes(widget)),
      ...aRegion(...main),
    ],
  });
  return aBrand({
    languages: [locale],
    locale,
    dateLanguage: locale,
    name: OWN,
    legalName: OWN,
    support: { email: 'ωωω@ωωω.ωω', phone: '+1 312 555 0142', hours: OWN },
    headings: everyWordOf(usual.headings),
    buttons: everyWordOf(usual.buttons),
    agreement: { ...usual.agreement, termsTitle: OWN, privacyTitle: OWN, hipaaTerms: 'hipaa' },
    social: { ...usual.social, google: true, facebook: true, showHeading: true },
    form: { ...usual.form, requiredMessages: 'required' },
    province: { on: true },
    market: 'CA',
    currency: 'CAD',
    tax: { on: true, taxRates: [{ provinceCode: 'QC', taxRate: 14.975 }], defaultTaxRate: 13 },
    payment: { ...usual.payment, methods: [...keysOf(PAYMENT_METHODS)], mandateText: OWN },
    analytics: { consent: 'optIn' },
    pages: {
      signup: layout,
      start: layout,
      payment: layout,
      placed: layout,
      activation: layout,
      account: layout,
      error: layout,
    },
  });
}

function everyWordOf<Group extends object>(group: Group): Group {
  // Each key has a text, which is replaced.
  return Object.fromEntries(Object.keys(group).map((key) => [key, OWN])) as Group;
}

import { expect, it } from 'vitest';
import type { Brand } from '../../src/core/contract/generated/brand.ts';
import { FOUNDING_BRANDS } from '../../src/ops/brand-files/guide/foundingBrands.ts';
import { shippedBrands } from '../factories/brands/shippedBrands.ts';

const SHIPPED = shippedBrands();

/** The variants that the specification requires of 'some brands', 'one brand' or 'a variant'. */
const VARIETIES: Readonly<Record<string, (brand: Brand) => boolean>> = {
  '1.0.2 paid': ({ signupTypes }) => signupTypes.offered.includes('paid'),
  '1.0.2 free': ({ signupTypes }) => signupTypes.offered.includes('free'),
  '1.0.2 noCardSignup': ({ signupTypes }) => signupTypes.offered.includes('noCardSignup'),
  '1.0.2 freeTrial': ({ signupTypes }) => signupTypes.offered.includes('freeTrial'),
  '1.0.2 answeringService': ({ signupTypes }) => signupTypes.offered.includes('answeringService'),
  '1.0.5 Google': ({ social }) => social.google,
  '1.0.5 Facebook': ({ social }) => social.facebook,
  '1.0.6 bank debit': ({ payment }) => payment.methods.includes('ACH'),
  '1.0.6 direct debit': ({ payment }) => payment.methods.includes('GC'),
  '1.0.8 activation e-mail': ({ afterSignup }) => afterSignup === 'activationEmail',
  '2.1.2 start page': ({ social }) => social.startPage.on,
  '2.2.6 e-mail from contact': ({ form }) => form.prefillEmailFromContactOn.length > 0,
  '2.3.1 province': ({ province }) => province.on,
  '2.3.4 logo in the same tab': ({ logo }) => !logo.opensInNewTab,
  '2.3.5 footer': ({ footer }) => footer !== undefined,
  '2.3.5 Cherish': ({ footer }) => footer?.text === 'Cherish the Pale Blue Dot',
  '2.3.6 Supply': ({ agreement }) => agreement.termsTitle === 'Terms and Conditions of Supply',
  '2.3.6 Terms of Service': ({ agreement }) => agreement.termsTitle === 'Terms of Service',
  '2.3.6 HIPAA terms': ({ agreement }) => agreement.hipaaTerms !== undefined,
  '2.4.2 Continue with': ({ social }) => social.labels === 'continue',
  '2.4.2 Use your social media account': ({ social }) => social.showHeading,
  '2.4.2 Or register with email': ({ social }) => social.divider === 'orRegisterWithEmail',
  '2.4.2 Or signup with email': ({ social }) => social.divider === 'orSignupWithEmail',
  '3.1.3 phone optional on paid': ({ form }) => form.optionalOn.phoneNumber.includes('paid'),
  '3.4.4 one expiration field': ({ payment }) => payment.expiration === 'single',
  '4.0.6 agreed at the start': ({ agreement }) => agreement.agreedAtStart,
  '4.0.6 sign-in variant': ({ form }) => form.signInOn.length > 0,
  '5.0.1 company name unchecked': ({ form }) => !form.forbiddenWordsIn.includes('companyName'),
  '5.0.5 Full name required': ({ form }) => form.requiredMessages === 'required',
  '7.0.2 /v1/email': ({ emailCheck }) => emailCheck.path === '/v1/email',
  '9.0.4 tax': ({ tax }) => tax.on,
  '9.0.4 set-up fee waived': ({ plans }) => plans.setUpFeeWaived,
  "9.0.7 'Pay now'": ({ buttons }) => buttons.paid === 'Pay now',
  '9.0.8 en-IN': ({ dateLanguage }) => dateLanguage === 'en-IN',
  'dark scheme': ({ theme }) => theme.dark !== undefined,
};

it.each(Object.entries(VARIETIES))('%s: one brand has it and one does not', (_, has) => {
  const having = SHIPPED.filter(({ brand }) => has(brand)).length;
  expect(having).toBeGreaterThan(0);
  expect(having).toBeLessThan(SHIPPED.length);
});

it.each(['US', 'CA', 'UK'] as const)(
  '%s brands offer a free or card-less sign-up with each result',
  (at) => {
    const cardless = SHIPPED.map(({ brand }) => brand).filter(
      ({ market, signupTypes: { offered } }) =>
        market === at && (offered.includes('free') || offered.includes('noCardSignup')),
    );
    expect(new Set(cardless.map(({ afterSignup }) => afterSignup)).size).toBe(2);
  },
);

it('has every founding brand, each with its own accent', () => {
  const founding = SHIPPED.map(({ brand }) => brand).filter(({ id }) =>
    FOUNDING_BRANDS.includes(id),
  );
  expect(founding.map(({ id }) => id).toSorted()).toEqual(FOUNDING_BRANDS);
  expect(new Set(founding.map(({ theme }) => theme.accent)).size).toBe(FOUNDING_BRANDS.length);
});

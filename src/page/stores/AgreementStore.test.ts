import { expect, it } from 'vitest';
import { AgreementStore } from './AgreementStore.ts';

function aTickedBox(isHIPAA: boolean) {
  const plan = { isHIPAA };
  const named = () => (plan.isHIPAA ? (['hipaaTerms'] as const) : []);
  const options = { agreed: false, checkbox: true, named };
  const agreement = new AgreementStore(options);
  agreement.toggle();
  return { agreement, plan };
}

it('asks again once the sentence names the terms under HIPAA too', () => {
  const { agreement, plan } = aTickedBox(false);
  expect(agreement.agreed).toBe(true);
  plan.isHIPAA = true;
  expect(agreement.agreed).toBe(false);
  agreement.toggle();
  expect(agreement.agreed).toBe(true);
});

it('keeps a tick for both texts where only one of them is left', () => {
  const { agreement, plan } = aTickedBox(true);
  plan.isHIPAA = false;
  expect(agreement.agreed).toBe(true);
  plan.isHIPAA = true;
  expect(agreement.agreed).toBe(true);
});

it.each([true, false])('that starts agreed covers every plan (checkbox: %s)', (checkbox) => {
  const agreement = new AgreementStore({ agreed: true, checkbox, named: () => ['hipaaTerms'] });
  expect(agreement.agreed).toBe(true);
});

it('that starts agreed asks whoever has to be given the French texts first', () => {
  const named = () => ['firstTerms'] as const;
  const agreement = new AgreementStore({ agreed: true, checkbox: true, named });
  expect(agreement.agreed).toBe(false);
  agreement.toggle();
  expect(agreement.agreed).toBe(true);
});

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

it('asks again when the sentence names the HIPAA terms too', () => {
  const { agreement, plan } = aTickedBox(false);
  expect(agreement.agreed).toBe(true);
  plan.isHIPAA = true;
  expect(agreement.agreed).toBe(false);
  agreement.toggle();
  expect(agreement.agreed).toBe(true);
});

it('keeps a tick for both texts when only one of them remains', () => {
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

it('that starts agreed asks a visitor who must be shown the French texts first', () => {
  const named = () => ['firstTerms'] as const;
  const agreement = new AgreementStore({ agreed: true, checkbox: true, named });
  expect(agreement.agreed).toBe(false);
  agreement.toggle();
  expect(agreement.agreed).toBe(true);
});

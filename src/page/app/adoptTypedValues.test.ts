import { expect, test } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { aRootStore } from '../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import { aPayingPage } from '../../../tests/factories/pages/aPayingPage.ts';
import { storeOf } from '../../../tests/factories/pages/storeOf.ts';
import { BankStore } from '../payment/methods/bank-debit/BankStore.ts';
import { adoptTypedValues } from './adoptTypedValues.ts';

function typedForm(): void {
  document.body.innerHTML = `<form>
    <input name="fullName"><input name="email"><input name="password" type="password">
    <select name="province"><option value=""></option><option value="ON">Ontario</option></select>
    <input type="checkbox" name="agreed">
    <input type="radio" name="planId" value="starter" checked>
    <input type="radio" name="planId" value="team">
  </form>`;
}

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`No control '${name}'.`);
  return found;
}

test('what was typed or autofilled before the script has loaded is in the stores', () => {
  typedForm();
  control('fullName').value = 'Ada Lovelace';
  control('email').value = 'ada@example.com';
  control('password').value = 'engine1843';
  const stores = aRootStore();
  adoptTypedValues(document, stores);
  expect(stores.contact.fullName.value).toBe('Ada Lovelace');
  expect(stores.contact.email.value).toBe('ada@example.com');
  expect(stores.contact.password.value).toBe('engine1843');
});

test('a box ticked and an entry selected early count too', () => {
  typedForm();
  control('agreed').checked = true;
  control('province').value = 'ON';
  const stores = aRootStore();
  adoptTypedValues(document, stores);
  expect(stores.agreement.agreed).toBe(true);
  expect(stores.contact.province.value).toBe('ON');
});

test('a plan selected early is the selected plan', () => {
  typedForm();
  document.querySelector<HTMLInputElement>('[value=team]')?.click();
  const plans = [aPlan(), aPlan({ id: 'team', name: 'Team' })];
  const stores = aRootStore(aBrand(), aPageData({ sessionInfo: aSession({ plans }) }));
  adoptTypedValues(document, stores);
  expect(stores.plan.selectedPlanId).toBe('team');
});

test('a page without a form leaves the stores as the server made them', () => {
  document.body.innerHTML = '';
  const prefill = { fullName: 'Ada', companyName: '', phoneNumber: '', email: '' };
  const stores = aRootStore(aBrand(), aPageData({ sessionInfo: aSession({ prefill }) }));
  adoptTypedValues(document, stores);
  expect(stores.contact.fullName.value).toBe('Ada');
});

test.each([
  ['4', 4, '4'],
  ['1.5', 3, '1.5'],
  ['', 3, ''],
])("a number of users typed early, '%s', is neither lost nor guessed", (typed, counts, shown) => {
  document.body.innerHTML = '<input name="numberOfUsers">';
  control('numberOfUsers').value = typed;
  const plan = aPlan({ numberOfUsers: { min: 1, max: 50, initial: 3 } });
  const stores = aRootStore(aBrand(), aPageData({ sessionInfo: aSession({ plans: [plan] }) }));
  adoptTypedValues(document, stores);
  expect(stores.plan.numberOfUsers).toBe(counts);
  expect(stores.plan.usersField.typed).toBe(shown);
});

test('an early tick counts for the sentence that was shown, whatever was selected beside it', () => {
  typedForm();
  control('agreed').checked = true;
  control('province').value = 'ON';
  const stores = aRootStore();
  const { agreement, contact } = stores;
  // As on a page of a brand that shows French texts first.
  agreement.named = () => (contact.province.value === 'ON' ? ['firstTerms'] : []);
  adoptTypedValues(document, stores);
  expect(contact.province.value).toBe('ON');
  expect(agreement.agreed).toBe(false);
});

test('a press does not shorten what a tick covers', () => {
  typedForm();
  control('agreed').checked = true;
  const stores = aRootStore();
  const { agreement } = stores;
  agreement.named = () => ['hipaaTerms'];
  agreement.setAgreed(true);
  // Another plan, pressed, and back to the first one.
  agreement.named = () => [];
  adoptTypedValues(document, stores);
  agreement.named = () => ['hipaaTerms'];
  expect(agreement.agreed).toBe(true);
});

test('a wrong address that was left shows its error at once; one still being typed does not', () => {
  typedForm();
  control('email').value = 'ada@';
  const left = aRootStore();
  adoptTypedValues(document, left);
  expect(left.contact.email.error).toBe('invalid');

  control('email').focus();
  const typing = aRootStore();
  adoptTypedValues(document, typing);
  expect(typing.contact.email.value).toBe('ada@');
  expect(typing.contact.email.error).toBeNull();
});

test('a payment method selected early is the selected one, and keeps what was typed for it', () => {
  document.body.innerHTML = `<form>
    <input name="fullName" value="Ada Lovelace">
    <input type="radio" name="paymentMethod" value="CC">
    <input type="radio" name="paymentMethod" value="ACH" checked>
    <input name="customerName"><input name="routingNumber" value="021000021">
    <input type="radio" name="accountType" value="checking">
    <input type="radio" name="accountType" value="savings" checked>
    <input type="radio" name="accountOwnership" value="personal" checked>
  </form>`;
  const { payment, stores } = aPayingPage();
  const bank = storeOf(payment, BankStore);
  adoptTypedValues(document, stores);
  expect(payment.method).toBe('ACH');
  expect(bank.details).toMatchObject({
    routingNumber: '021000021',
    accountType: 'savings',
    holder: { firstName: 'Ada', lastName: 'Lovelace' },
  });
});

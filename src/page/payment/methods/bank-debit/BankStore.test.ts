import { describe, expect, it } from 'vitest';
import { aPayingPage } from '../../../../../tests/factories/pages/aPayingPage.ts';
import { storeOf } from '../../../../../tests/factories/pages/storeOf.ts';
import { BankStore } from './BankStore.ts';

function fillIn(bank: BankStore): void {
  bank.field('routingNumber').setValue('0210 0002 1');
  bank.field('bankAccountNumber').setValue('1000-000000');
  bank.field('billingStreet').setValue('123 Main St ');
  bank.field('billingCity').setValue('San Francisco');
  bank.field('billingState').setValue('CA');
  bank.field('billingPostalCode').setValue('94119');
}

function aBank() {
  const { payment, stores } = aPayingPage({ method: 'ACH' });
  const bank = storeOf(payment, BankStore);
  return { bank, contact: stores.contact, payment, stores };
}

describe('the account holder', () => {
  it('is suggested from the form, by the kind of account', () => {
    const { bank, contact } = aBank();
    contact.fullName.setValue('Ada Lovelace');
    contact.companyName.setValue('Analytical Engines');

    expect(bank.holderName).toBe('Analytical Engines');
    bank.setOwnership('personal');
    expect(bank.holderName).toBe('Ada Lovelace');
  });

  it("is the account's when it pays for another plan", () => {
    const { stores } = aBank();
    const account = { fullName: 'Ada Lovelace', companyName: 'Analytical Engines' };
    const bank = new BankStore({ contact: stores.contact, account });

    expect(bank.holderName).toBe('Analytical Engines');
    bank.setOwnership('personal');
    expect(bank.holderName).toBe('Ada Lovelace');
  });

  it('is what the visitor typed, even if empty', () => {
    const { bank, contact } = aBank();
    contact.companyName.setValue('Analytical Engines');
    bank.typeHolder('Engines Ltd');
    expect(bank.holderName).toBe('Engines Ltd');

    bank.typeHolder('');
    expect(bank.holderName).toBe('');
    expect(bank.field('customerName').problem).toBe('required');
  });

  it('of a personal account needs a first and a last name', () => {
    const { bank } = aBank();
    bank.setOwnership('personal');
    bank.typeHolder('Ada');

    expect(bank.field('customerName').problem).toBe('invalid');
  });
});

describe('the bank account', () => {
  it('is sent to the card provider in digits, trimmed', () => {
    const { bank } = aBank();
    fillIn(bank);
    bank.typeHolder('Ada Lovelace King');
    bank.setOwnership('personal');
    bank.setAccountType('savings');
    bank.field('billingPostalCode').setValue('９４１１９');

    expect(bank.problems).toEqual([]);
    expect(bank.details).toEqual({
      routingNumber: '021000021',
      accountNumber: '1000000000',
      accountType: 'savings',
      holder: { ownership: 'personal', firstName: 'Ada', lastName: 'Lovelace King' },
      billingAddress: {
        streetAddress: '123 Main St',
        locality: 'San Francisco',
        region: 'CA',
        postalCode: '94119',
      },
    });
  });

  it('of a business is its business name', () => {
    const { bank } = aBank();
    bank.typeHolder('3M');

    expect(bank.details.holder).toEqual({ ownership: 'business', businessName: '3M' });
  });

  it('shows its problems beside the fields in page order, if bank debit is selected', () => {
    const { bank, payment } = aBank();

    expect(payment.check()).toEqual(
      [
        'customerName',
        'routingNumber',
        'bankAccountNumber',
        'billingStreet',
        'billingCity',
        'billingState',
        'billingPostalCode',
      ].map((field) => ({ field, code: 'required' })),
    );
    expect(bank.field('billingCity').error).toBe('required');
    fillIn(bank);
    bank.typeHolder('3M');
    expect(payment.check()).toEqual([]);
    expect(bank.field('billingCity').error).toBeNull();
  });

  it('waits until its other needs are loaded', () => {
    const { bank, payment } = aBank();
    expect(payment.isReady).toBe(false);

    bank.setReadiness('ready');

    expect(payment.isReady).toBe(true);
  });

  it('reads what was typed or selected before the script has loaded', () => {
    const { bank, payment } = aBank();
    const typed: Record<string, string> = {
      paymentMethod: 'ACH',
      customerName: 'Ada Lovelace',
      routingNumber: '021000021',
      accountType: 'savings',
      accountOwnership: 'personal',
    };
    payment.choose('CC');

    payment.adopt((name) => typed[name] ?? null);

    expect(payment.method).toBe('ACH');
    expect(bank.details).toMatchObject({
      routingNumber: '021000021',
      accountType: 'savings',
      holder: { ownership: 'personal', firstName: 'Ada', lastName: 'Lovelace' },
    });
  });
});

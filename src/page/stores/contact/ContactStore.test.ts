import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aRootStore, fillIn } from '../../../../tests/factories/pages/aPage.ts';
import { aLead, aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { hasForbiddenWords } from '../../../core/rules/forbiddenWords/hasForbiddenWords.ts';

const brandWithForm = (form: Partial<ReturnType<typeof aBrand>['form']>) =>
  aBrand({ form: { ...aBrand().form, ...form } });

describe('a field', () => {
  it('is trimmed at the start once it is left and when it is sent, except for the password', () => {
    const { contact } = aRootStore();
    const { fullName, password } = contact;
    fullName.setValue('  Ada ');
    password.setValue('  abc');
    expect([fullName.sent, password.sent]).toEqual(['Ada ', '  abc']);
    fullName.checkOnBlur();
    password.checkOnBlur();
    expect([fullName.value, password.value]).toEqual(['Ada ', '  abc']);
  });

  it('shows no error when it is left empty, and one when it is left with a wrong value', () => {
    const { fullName } = aRootStore().contact;
    fullName.checkOnBlur();
    expect(fullName.error).toBeNull();
    fullName.setValue('<b>');
    fullName.checkOnBlur();
    expect(fullName.error).toBe('markup');
  });

  it('loses its error when the visitor types into it', () => {
    const { fullName } = aRootStore().contact;
    fullName.showError('invalid');
    fullName.setValue('A');
    expect(fullName.error).toBeNull();
  });
});

describe('the contact fields', () => {
  it('are valid once filled in', () => {
    const stores = aRootStore();
    fillIn(stores);
    expect(stores.contact.check()).toEqual([]);
  });

  it('show what is missing, and clear what has been corrected', () => {
    const { contact } = aRootStore();
    contact.check();
    expect(contact.companyName.error).toBe('required');
    contact.companyName.setValue('Analytical Engines');
    contact.check();
    expect(contact.companyName.error).toBeNull();
  });

  it('let the phone number be empty on the sign-up types where it is optional', () => {
    const fields = (session: Parameters<typeof aSession>[0]) =>
      aRootStore(aBrand(), aPageData({ sessionInfo: aSession(session) }))
        .contact.check()
        .map(({ field }) => field);
    expect(fields({ signupType: 'free' })).not.toContain('phoneNumber');
    expect(fields({ signupType: 'paid' })).toContain('phoneNumber');
  });

  it('check for forbidden words only if the brand says so', () => {
    const stores = aRootStore(brandWithForm({ forbiddenWordsIn: ['fullName', 'email'] }));
    fillIn(stores);
    stores.contact.companyName.setValue('Escort Ltd');
    stores.contact.fullName.setValue('Escort Ada');
    expect(stores.contact.check()).toEqual([]);
    stores.contact.forbiddenWords.learn(hasForbiddenWords);
    expect(stores.contact.check()).toEqual([{ field: 'fullName', code: 'forbiddenWords' }]);
  });

  it.each([
    ['ON', true],
    ['XX', false],
    [undefined, false],
  ])('lock the province of a lead: %s', (provinceCode, isLocked) => {
    const lead = aLead({ authType: 'REGULAR', ...(provinceCode && { provinceCode }) });
    const data = aPageData({ sessionInfo: aSession({ lead }) });
    const { province } = aRootStore(aBrand(), data).contact;
    expect(province.value).toBe(provinceCode ?? '');
    expect(province.disabled).toBe(isLocked);
  });

  it('skip the e-mail and password of a lead authorised through a provider', () => {
    const prefill = { ...aSession().prefill, email: 'ada@example.com' };
    const sessionInfo = aSession({ lead: aLead(), prefill });
    const { contact } = aRootStore(aBrand(), aPageData({ sessionInfo }));
    expect([contact.email.disabled, contact.password.disabled]).toEqual([true, true]);
    expect(contact.check().map(({ field }) => field)).toEqual(['fullName', 'companyName']);
  });

  it('begin with the known details of the visitor', () => {
    const prefill = { fullName: 'Ada', companyName: 'AE', phoneNumber: '201', email: 'a@b.co' };
    const { contact } = aRootStore(aBrand(), aPageData({ sessionInfo: aSession({ prefill }) }));
    const values = [contact.fullName, contact.companyName, contact.phoneNumber, contact.email];
    expect(values.map(({ value }) => value)).toEqual(['Ada', 'AE', '201', 'a@b.co']);
  });
});

describe('the sign-in variant', () => {
  const signIn = () => aRootStore(brandWithForm({ signInOn: ['free'] }));

  it('asks for a valid e-mail first, then for a valid password', () => {
    const { contact } = signIn();
    expect(contact.check()).toEqual([{ field: 'email', code: 'required' }]);
    expect(contact.password.error).toBeNull();
    contact.email.setValue('ada@example.com');
    expect(contact.check()).toEqual([{ field: 'password', code: 'required' }]);
  });

  it.each([
    ['the e-mail first', ['email', 'password']],
    ['the password first', ['password', 'email']],
  ] as const)('marks only a bad e-mail, whichever field is left first: %s', (_order, left) => {
    const { contact } = signIn();
    contact.email.setValue('ada@');
    contact.password.setValue('short');
    for (const name of left) contact[name].checkOnBlur();
    const marked = () => [contact.email.error, contact.password.error];
    expect(marked()).toEqual(['invalid', null]);
    contact.email.setValue('ada@example.com');
    contact.password.checkOnBlur();
    expect(marked()).toEqual([null, 'invalid']);
    contact.email.remember('ada@example.com', 'UNAVAILABLE');
    expect(marked()).toEqual(['unavailable', null]);
    expect(contact.check()).toEqual([{ field: 'email', code: 'unavailable' }]);
  });

  it('is agreed at the start and shows no checkbox', () => {
    expect(signIn().agreement).toMatchObject({ agreed: true, checkbox: false });
  });
});

import { describe, expect, it } from 'vitest';
import { aPage } from '../../../../tests/factories/pages/aPage.ts';
import { everythingThatCanGoOn } from '../../../../tests/factories/pages/FakeProviders.ts';
import { createPlansLoader } from '../../providers/phone/createPlansLoader.ts';
import { loadZone } from '../../providers/phone/loadZone.ts';

describe('the phone field', () => {
  it('shows the focus before its numbering plans are requested', async () => {
    const { stores, providers, flows } = aPage();
    const painting = Promise.withResolvers<void>();
    providers.painted = () => painting.promise;
    const focused = flows.phoneFocused();
    await everythingThatCanGoOn();
    expect(stores.contact.phoneNumber.numberingPlans).toBeNull();

    painting.resolve();
    await focused;
    expect(stores.contact.phoneNumber.numberingPlans).not.toBeNull();
  });

  it('displays a North American number in groups of 3, 3 and 4 when it is left', async () => {
    const { stores, flows } = aPage();
    await flows.phoneChanged('2015550123', 'typed');
    await flows.phoneBlurred();
    expect(stores.contact.phoneNumber).toMatchObject({ value: '201-555-0123', error: null });
  });

  it('uses a pasted country code for the picker and keeps the national number', async () => {
    const { stores, flows } = aPage();
    await flows.phoneChanged('+44 20 7946 0958', 'whole');
    expect(stores.contact.phoneNumber).toMatchObject({
      country: 'GB',
      countryCode: '44',
      nationalNumber: '2079460958',
      value: '020 7946 0958',
    });
  });

  it('distinguishes Canada from the US by area code', async () => {
    const { stores, flows } = aPage();
    await flows.phoneChanged('+1 416 555 0123', 'typed');
    expect(stores.contact.phoneNumber).toMatchObject({ country: 'CA', countryCode: '1' });
  });

  it('marks a number whose length the country does not allow', async () => {
    const { stores, flows } = aPage();
    await flows.phoneChanged('201555', 'typed');
    await flows.phoneBlurred();
    expect(stores.contact.phoneNumber.error).toBe('invalid');
    await flows.phoneCountryChosen('DE');
    expect(stores.contact.phoneNumber).toMatchObject({ error: null, countryCode: '49' });
  });

  it('works without the numbering plans: any plausible length passes', async () => {
    const { stores, providers, flows } = aPage();
    providers.plans = null;
    await flows.phoneChanged('+44 20 7946 0958', 'typed');
    await flows.phoneBlurred();
    expect(stores.contact.phoneNumber).toMatchObject({ error: null, value: '+44 20 7946 0958' });
    await flows.phoneChanged('call me', 'typed');
    await flows.phoneBlurred();
    expect(stores.contact.phoneNumber.error).toBe('invalid');
  });

  it('sends a number without a numbering plan with its plus, for the server to read', async () => {
    const { stores, providers, flows } = aPage();
    providers.plans = null;
    await flows.phoneChanged('(+44) 20 7946 0958', 'typed');
    expect(stores.contact.phoneNumber.nationalNumber).toBe('+442079460958');
    await flows.phoneChanged('201-555-0123', 'typed');
    expect(stores.contact.phoneNumber.nationalNumber).toBe('2015550123');
  });

  it.each(['٢٠١٥٥٥٠١٢٣', '۲۰۱۵۵۵۰۱۲۳', '２０１５５５０１２３'])(
    'reads the digits of %s',
    async (pasted) => {
      const { stores, flows } = aPage();
      await flows.phoneChanged(pasted, 'whole');
      await flows.phoneBlurred();
      expect(stores.contact.phoneNumber).toMatchObject({ value: '201-555-0123', error: null });
    },
  );

  it('keeps what is typed while the plans of a selected country load', async () => {
    const { stores, flows } = aPage();
    const chosen = flows.phoneCountryChosen('GB');
    const typed = flows.phoneChanged('2079460958', 'typed');
    await Promise.all([typed, chosen]);
    expect(stores.contact.phoneNumber).toMatchObject({ country: 'GB', value: '2079460958' });
  });

  it('keeps what is typed while the plans load', async () => {
    const { stores, flows } = aPage();
    await flows.phoneChanged('201555012', 'typed');
    const blurred = flows.phoneBlurred();
    const typed = flows.phoneChanged('+1 201555', 'typed');
    await Promise.all([typed, blurred]);
    expect(stores.contact.phoneNumber).toMatchObject({ value: '+1 201555', error: null });
  });

  it('checks a number that is left before its plans are loaded', async () => {
    const { stores, flows } = aPage();
    const typed = flows.phoneChanged('201555', 'typed');
    const blurred = flows.phoneBlurred();
    await Promise.all([typed, blurred]);
    expect(stores.contact.phoneNumber).toMatchObject({ value: '201-555', error: 'invalid' });
  });

  it('reads a paste with a country code between words, before any plans are loaded', async () => {
    const { stores, providers, flows } = aPage();
    Object.assign(providers, { loadNumberingPlans: createPlansLoader(loadZone) });
    await flows.phoneChanged('Phone: +49 30 123456', 'whole');
    expect(stores.contact.phoneNumber).toMatchObject({ country: 'DE', value: '030 123456' });
  });
});

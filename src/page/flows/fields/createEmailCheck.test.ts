import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPage, fillIn } from '../../../../tests/factories/pages/aPage.ts';
import { aLead, aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { everythingThatCanGoOn, refused } from '../../../../tests/factories/pages/FakeProviders.ts';

describe('the e-mail check', () => {
  it('asks about an address once it is typed and left, and remembers the answer', async () => {
    const { stores, providers, flows } = aPage();
    stores.contact.email.setValue(' Ada@Example.com ');
    await flows.emailBlurred();
    await flows.emailBlurred();
    expect(providers.actions).toEqual(['EMAIL_EXISTS_CHECK']);
    expect(providers.bodies('/email')).toEqual([
      { captchaToken: 'token-1', email: 'ada@example.com' },
    ]);
    expect(stores.contact.email).toMatchObject({ status: 'AVAILABLE', error: null });
    expect(stores.contact.email.availabilityCheckApiStatus).toBe('completed');
  });

  it('asks about the address in a copied line, and shows that one', async () => {
    const { stores, providers, flows } = aPage();
    stores.contact.email.setValue('Ada <ada@example.com>');
    expect(stores.contact.email).toMatchObject({ problem: null, sent: 'ada@example.com' });
    await flows.emailBlurred();
    expect(providers.bodies('/email')).toMatchObject([{ email: 'ada@example.com' }]);
    expect(stores.contact.email).toMatchObject({ value: 'ada@example.com', error: null });
  });

  it('lets the next field draw first, then shows that it asks', async () => {
    const { stores, providers, flows } = aPage();
    const painting = Promise.withResolvers<void>();
    const captcha = Promise.withResolvers<void>();
    providers.painted = () => painting.promise;
    const execute = providers.captcha.execute.bind(providers.captcha);
    providers.captcha.execute = (action) => captcha.promise.then(() => execute(action));
    stores.contact.email.setValue('ada@example.com');
    const asked = flows.emailBlurred();
    await everythingThatCanGoOn();
    expect(stores.contact.email.availabilityCheckApiStatus).toBe('notInProgress');

    painting.resolve();
    await everythingThatCanGoOn();
    expect(stores.contact.email.availabilityCheckApiStatus).toBe('inProgress');
    expect(providers.actions).toEqual([]);

    captcha.resolve();
    await asked;
    expect(providers.actions).toEqual(['EMAIL_EXISTS_CHECK']);
  });

  it('shows nothing about an address that changes before the check starts', async () => {
    const { stores, providers, flows } = aPage();
    const paintings = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let painting = 0;
    providers.painted = () => paintings[painting++]?.promise ?? Promise.resolve();
    const visits = ['first@example.com', 'second@example.com'].map((address) => {
      stores.contact.email.setValue(address);
      return flows.emailBlurred();
    });
    paintings[0]?.resolve();
    await visits[0];
    expect(stores.contact.email.availabilityCheckApiStatus).toBe('notInProgress');
    paintings[1]?.resolve();
    await visits[1];
    expect(stores.contact.email.availabilityCheckApiStatus).toBe('completed');
  });

  it('also sends the address in the header if the brand says so', async () => {
    const { stores, providers, flows } = aPage(aBrand({ emailCheck: { path: '/v1/email' } }));
    stores.contact.email.setValue('zoë@example.com');
    await flows.emailBlurred();
    expect(providers.requests[0]?.headers).toEqual({ 'x-user-email': 'zo%C3%AB@example.com' });
  });

  it.each([
    ['UNAVAILABLE', 'unavailable'],
    ['INVALID', 'invalid'],
  ])('marks an address that is %s, at once and from memory', async (emailStatus, code) => {
    const { stores, providers, flows } = aPage();
    providers.answers['/email'] = { json: { success: true, data: { emailStatus } } };
    stores.contact.email.setValue('ada@example.com');
    await flows.emailBlurred();
    expect(stores.contact.email.error).toBe(code);
    stores.contact.email.setValue('someone@example.com');
    expect(stores.contact.email.error).toBeNull();
    stores.contact.email.setValue('ada@example.com');
    await flows.emailBlurred();
    expect(stores.contact.email.error).toBe(code);
    expect(providers.bodies('/email')).toHaveLength(1);
  });

  it('does not ask about an empty, malformed or own-domain address', async () => {
    const { stores, providers, flows } = aPage();
    for (const value of ['', 'ada@', 'me@mail.slotbook.example']) {
      stores.contact.email.setValue(value);
      await flows.emailBlurred();
    }
    expect(providers.requests).toEqual([]);
    expect(stores.contact.email.error).toBe('unavailable');
  });

  it.each([
    ['in the browser', { captchaError: { kind: 'failed', cause: 'robot' } }],
    ['on the server', { answers: { '/email': refused('Recaptcha score too low') } }],
  ] as const)('shows the checkbox once when the captcha fails %s', async (_where, fault) => {
    const { stores, providers, flows } = aPage();
    Object.assign(providers, fault);
    for (const address of ['ada@example.com', 'grace@example.com']) {
      stores.contact.email.setValue(address);
      await flows.emailBlurred();
    }
    expect(stores.captcha).toMatchObject({ display: true, variant: 'visible', purpose: 'submit' });
    expect(stores.contact.email.error).toBeNull();
    expect(stores.modal.view).toBe('none');
    expect(stores.submit.focusTarget).toBeNull();
    expect(providers.events.map(({ name }) => name)).toEqual(['captcha_failure']);
    expect(providers.actions).toEqual(['EMAIL_EXISTS_CHECK']);
  });

  it('continues a waiting submission once the box is ticked', async () => {
    const { stores, providers, flows } = aPage();
    fillIn(stores);
    providers.answers['/email'] = refused('Recaptcha score too low');
    await flows.submit();
    expect(stores.submit).toMatchObject({ focusTarget: 'robotCheck', summary: [] });
    expect(providers.bodies('/signup/free')).toEqual([]);
    await flows.captchaTicked('ticked');
    expect(providers.bodies('/signup/free')).toMatchObject([
      { paymentRequest: { captchaToken: 'ticked', rVersion: 'visible' } },
    ]);
  });

  it('does not check the field of an authorised lead', async () => {
    const prefill = { ...aSession().prefill, email: 'ADA@example.com' };
    const sessionInfo = aSession({ lead: aLead(), prefill });
    const { stores, providers, flows } = aPage(aBrand(), aPageData({ sessionInfo }));
    await flows.emailBlurred();
    expect(stores.contact.email).toMatchObject({ disabled: true, isValid: true });
    expect(stores.contact.password.isValid).toBe(true);
    expect(providers.requests).toEqual([]);
  });

  it('shows the answer for the current address when an older one comes late', async () => {
    const { stores, providers, flows } = aPage();
    let answerFirst: (json: unknown) => void = () => undefined;
    providers.answers['/email'] = { later: new Promise((resolve) => (answerFirst = resolve)) };
    stores.contact.email.setValue('first@example.com');
    const first = flows.emailBlurred();
    await expect.poll(() => providers.requests).toHaveLength(1);
    stores.contact.email.setValue('second@example.com');
    providers.answers['/email'] = { json: { success: true, data: { emailStatus: 'AVAILABLE' } } };
    await flows.emailBlurred();
    answerFirst({ success: true, data: { emailStatus: 'UNAVAILABLE' } });
    await first;
    expect(stores.contact.email).toMatchObject({ error: null, status: 'AVAILABLE' });
    expect(stores.contact.email.lookupCache.get('first@example.com')).toBe('UNAVAILABLE');
  });
});

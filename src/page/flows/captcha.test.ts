import { describe, expect, it } from 'vitest';
import { aPage, fillIn, type TestPage } from '../../../tests/factories/pages/aPage.ts';
import { refused, SIGNED_UP } from '../../../tests/factories/pages/FakeProviders.ts';

/** A filled-in page whose invisible check was refused by the server. */
async function pageWithCheckbox(): Promise<TestPage> {
  const page = aPage();
  fillIn(page.stores);
  page.providers.answers['/signup/free'] = refused('Recaptcha score too low');
  await page.flows.submit();
  page.providers.answers['/signup/free'] = SIGNED_UP;
  return page;
}

describe('the robot check', () => {
  it('switches to the checkbox on a message that begins Recaptcha, without an error', async () => {
    const { stores, providers } = await pageWithCheckbox();
    expect(stores.captcha.display).toBe(true);
    expect(stores.captcha.checkBoxChecked).toBeUndefined();
    expect(stores.submit).toMatchObject({ progress: 'notInProgress', failure: null, summary: [] });
    expect(stores.submit.focusTarget).toBe('robotCheck');
    expect(stores.modal.view).toBe('none');
    expect(providers.events.map(({ name }) => name)).toContain('captcha_failure');
  });

  it('continues the submission after the tick, with the visible variant', async () => {
    const { stores, providers, flows } = await pageWithCheckbox();
    await flows.captchaTicked('ticked');
    expect(providers.bodies('/signup/free')[1]).toMatchObject({
      paymentRequest: { captchaToken: 'ticked', rVersion: 'visible' },
    });
    expect(stores.submit.progress).toBe('completed');
  });

  it('switches to the checkbox when the invisible check fails in the browser', async () => {
    const { stores, providers, flows } = aPage();
    fillIn(stores);
    providers.captchaError = { kind: 'failed', cause: 'refused' };
    await flows.submit();
    expect(stores.captcha.display).toBe(true);
    await flows.captchaTicked('ticked');
    expect(providers.bodies('/signup/free')).toHaveLength(1);
  });

  it('shows an error when the form is sent without a tick, and continues after one', async () => {
    const { stores, providers, flows } = await pageWithCheckbox();
    await flows.submit();
    expect(stores.captcha.checkBoxChecked).toBe(false);
    expect(stores.submit.summary).toEqual([{ field: 'robotCheck', code: 'required' }]);
    expect(providers.bodies('/signup/free')).toHaveLength(1);
    await flows.captchaTicked('ticked');
    expect(stores.submit.progress).toBe('completed');
  });

  it('says so when the visible check fails as well, and asks for a new tick', async () => {
    const { stores, providers, flows } = await pageWithCheckbox();
    providers.answers['/signup/free'] = refused('Recaptcha failed');
    await flows.captchaTicked('ticked');
    expect(stores.submit.failure).toBe('RECAPTCHA_FAILED');
    expect(stores.captcha.token).toBeNull();
    expect(providers.checkboxResets).toBe(1);
  });

  it('does not send by itself after a tick that nothing waits for', async () => {
    const { stores, providers, flows } = await pageWithCheckbox();
    stores.contact.password.setValue('');
    await flows.submit();
    stores.contact.password.setValue('engine1843');
    await flows.captchaTicked('ticked');
    expect(providers.bodies('/signup/free')).toHaveLength(1);
  });

  it('says that the captcha could not be loaded when its script is blocked', async () => {
    const { stores, providers, flows } = aPage();
    fillIn(stores);
    providers.captchaError = { kind: 'unavailable', cause: 'blocked' };
    await flows.submit();
    expect(stores.submit).toMatchObject({
      failure: 'CAPTCHA_UNAVAILABLE',
      progress: 'notInProgress',
    });
    expect(stores.captcha.display).toBe(false);
    expect(stores.modal.message?.text).toContain('contact us at hello@slotbook.example');
  });

  it('says that the network is lost, without a checkbox, when it fails offline', async () => {
    const { stores, providers, flows } = aPage();
    fillIn(stores);
    providers.captchaError = { kind: 'offline', cause: 'cut' };
    await flows.submit();
    expect(stores.submit).toMatchObject({ failure: 'OFFLINE', progress: 'notInProgress' });
    expect(stores.captcha.display).toBe(false);
  });

  it("renders the checkbox into the page's element, and handles its tick and expiry", async () => {
    const { stores, providers, flows } = await pageWithCheckbox();
    await flows.captchaShown(document.createElement('div'));
    stores.contact.password.setValue('');
    await flows.submit();
    expect(providers.checkbox?.action).toBe('SIGNUP_FREE');
    providers.checkbox?.ticked('from-box');
    expect(stores.captcha.token).toBe('from-box');
    providers.checkbox?.expired();
    expect(stores.captcha.token).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aPage } from '../../../tests/factories/pages/aPage.ts';
import { aPageData } from '../../../tests/factories/pages/aPageData.ts';
import { openPromise } from '../providers/openPromise.ts';

const NODES = [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Be kind.' }] }];

function activationPage(token = 'old') {
  const { pageConfig } = aPageData();
  const outcome = token === '' ? 'unknown' : 'expired';
  const activation = { outcome, token } as const;
  return aPage(aBrand(), aPageData({ pageConfig: { ...pageConfig, activation } }));
}

describe('the terms', () => {
  it('open in the modal, load once, and close', async () => {
    const { stores, providers, flows } = aPage();
    providers.answers['/terms/a.json'] = { json: { nodes: NODES } };
    await flows.openTerms('terms');
    expect(stores.modal.view).toBe('terms');
    expect(stores.terms.texts.terms).toEqual(NODES);
    flows.closeModal();
    await flows.openTerms('terms');
    expect(providers.requests).toHaveLength(1);
    flows.closeModal();
    expect(stores.modal).toMatchObject({ view: 'none', message: null });
  });

  it('show that they could not be loaded, and load when opened again', async () => {
    const { stores, providers, flows } = aPage();
    await flows.openTerms('privacy');
    expect(stores.terms).toMatchObject({ failed: true, progress: 'completed' });
    providers.answers['/terms/b.json'] = { json: { nodes: NODES } };
    await flows.openTerms('privacy');
    expect(stores.terms).toMatchObject({ failed: false, texts: { privacy: NODES } });
  });

  it('say nothing of a text that failed to load after another was opened', async () => {
    const { stores, providers, flows } = aPage();
    const [terms, privacy] = [openPromise<unknown>(), openPromise<unknown>()];
    providers.answers['/terms/a.json'] = { later: terms.promise };
    providers.answers['/terms/b.json'] = { later: privacy.promise };
    const opened = flows.openTerms('terms');
    const openedNext = flows.openTerms('privacy');
    terms.resolve('<html>');
    await opened;
    expect(stores.terms.failed).toBe(false);
    privacy.resolve({ nodes: NODES });
    await openedNext;
    expect(stores.terms.texts).toEqual({ privacy: NODES });
  });
});

describe('a new activation mail', () => {
  it('is requested with the old link, once', async () => {
    const { stores, providers, flows } = activationPage();
    await Promise.all([flows.resendActivation(), flows.resendActivation()]);
    await flows.resendActivation();
    expect(providers.bodies('/activation/resend')).toEqual([{ token: 'old' }]);
    expect(stores.activation).toMatchObject({ progress: 'completed', failed: false });
  });

  it('can be requested again when it could not be sent', async () => {
    const { stores, providers, flows } = activationPage();
    providers.answers['/activation/resend'] = { error: { kind: 'rateLimited' } };
    await flows.resendActivation();
    expect(stores.activation).toMatchObject({ progress: 'notInProgress', failed: true });
    await flows.resendActivation();
    expect(providers.bodies('/activation/resend')).toHaveLength(2);
  });

  it('is requested by address when the link is unknown, and again for another address', async () => {
    const { stores, providers, flows } = activationPage('');
    stores.contact.email.setValue('Ad@example.com');
    await Promise.all([flows.resendActivation(), flows.resendActivation()]);
    stores.contact.email.setValue('ada@example.com');
    await flows.resendActivation();
    expect(providers.actions).toEqual(['EMAIL_EXISTS_CHECK', 'EMAIL_EXISTS_CHECK']);
    expect(providers.bodies('/activation/resend')).toEqual([
      { email: 'ad@example.com', captchaToken: 'token-1' },
      { email: 'ada@example.com', captchaToken: 'token-2' },
    ]);
    expect(stores.activation).toMatchObject({ progress: 'completed', failed: false });
  });

  it.each([
    ['', 'required'],
    ['ada@', 'invalid'],
  ])('is not requested for an address like "%s"', async (value, code) => {
    const { stores, providers, flows } = activationPage('');
    stores.contact.email.setValue(value);
    await flows.resendActivation();
    expect(stores.contact.email.error).toBe(code);
    expect(providers.actions).toEqual([]);
    expect(stores.activation.progress).toBe('notInProgress');
  });

  it.each([
    ['activation', true],
    ['placed', true],
    // Its dialog leads to the page of the order.
    ['signup', false],
  ] as const)(
    'asks a visitor taken for a robot for a tick on the page %s: %s',
    async (view, asks) => {
      const data = aPageData();
      const { pageConfig } = data;
      const { stores, providers, flows } = aPage(aBrand(), {
        ...data,
        pageConfig: { ...pageConfig, view },
      });
      stores.contact.email.setValue('ada@example.com');
      providers.captchaError = { kind: 'failed', cause: 'robot' };
      await flows.resendActivation();
      expect([stores.captcha.display, stores.activation.failed]).toEqual([asks, !asks]);
      providers.answers['/activation/resend'] = { json: { success: true } };
      await flows.captchaTicked('ticked');
      expect(stores.activation.progress === 'completed').toBe(asks);
    },
  );

  it.each(['activation', 'placed'] as const)(
    'is not sent when the box cannot be drawn, and no sign-up is said to have failed: %s',
    async (page) => {
      const data = aPageData();
      const pageConfig = { ...data.pageConfig, view: page };
      const { stores, providers, flows } = aPage(aBrand(), { ...data, pageConfig });
      stores.contact.email.setValue('ada@example.com');
      providers.captchaError = { kind: 'failed', cause: 'robot' };
      await flows.resendActivation();
      providers.captchaError = { kind: 'unavailable', cause: 'blocked' };
      await flows.captchaShown(document.createElement('div'));
      expect(stores.modal.view).toBe('none');
      expect(stores.activation.failed).toBe(true);
      expect(stores.captcha).toMatchObject({ display: false, purpose: 'submit' });
      // The box with the focus is gone.
      expect(stores.submit.focusTarget).toBe('message');
    },
  );

  it('is not requested when the captcha fails', async () => {
    const { stores, providers, flows } = activationPage('');
    stores.contact.email.setValue('ada@example.com');
    providers.captchaError = { kind: 'unavailable', cause: 'blocked' };
    await flows.resendActivation();
    expect(providers.requests).toEqual([]);
    expect(stores.activation).toMatchObject({ progress: 'notInProgress', failed: true });
  });
});

it('reports a fault of its own instead of rejecting', async () => {
  const { stores, providers, flows } = aPage();
  const fault = new Error('A fault of the page.');
  providers.captcha.execute = () => Promise.reject(fault);
  stores.contact.email.setValue('ada@example.com');
  await flows.emailBlurred();
  expect(providers.reports).toEqual([fault]);
  expect(stores.contact.email.availabilityCheckApiStatus).toBe('completed');
});

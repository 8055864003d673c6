import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/aBrand.ts';
import { aPage } from '../../../tests/factories/aPage.ts';
import { aPageData } from '../../../tests/factories/aPageData.ts';

const NODES = [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Be kind.' }] }];

function activationPage() {
  const { pageConfig } = aPageData();
  const activation = { outcome: 'expired', token: 'old' } as const;
  return aPage(aBrand(), aPageData({ pageConfig: { ...pageConfig, activation } }));
}

describe('the terms', () => {
  it('open in the modal, load once, and close to none', async () => {
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

  it('say that they could not be loaded, and load when opened again', async () => {
    const { stores, providers, flows } = aPage();
    await flows.openTerms('privacy');
    expect(stores.terms).toMatchObject({ failed: true, progress: 'completed' });
    providers.answers['/terms/b.json'] = { json: { nodes: NODES } };
    await flows.openTerms('privacy');
    expect(stores.terms).toMatchObject({ failed: false, texts: { privacy: NODES } });
  });
});

describe('a new activation mail', () => {
  it('is asked for by the old link, once', async () => {
    const { stores, providers, flows } = activationPage();
    await Promise.all([flows.resendActivation(), flows.resendActivation()]);
    await flows.resendActivation();
    expect(providers.bodies('/activation/resend')).toEqual([{ token: 'old' }]);
    expect(stores.activation).toMatchObject({ progress: 'completed', failed: false });
  });

  it('can be asked for again when it could not be sent', async () => {
    const { stores, providers, flows } = activationPage();
    providers.answers['/activation/resend'] = { error: { kind: 'rateLimited' } };
    await flows.resendActivation();
    expect(stores.activation).toMatchObject({ progress: 'notInProgress', failed: true });
    await flows.resendActivation();
    expect(providers.bodies('/activation/resend')).toHaveLength(2);
  });
});

it('hands on a fault of its own instead of rejecting', async () => {
  const { stores, providers, flows } = aPage();
  const fault = new Error('A fault of the page.');
  providers.captcha.execute = () => Promise.reject(fault);
  stores.contact.email.setValue('ada@example.com');
  await flows.emailBlurred();
  expect(providers.reports).toEqual([fault]);
  expect(stores.contact.email.availabilityCheckApiStatus).toBe('completed');
});

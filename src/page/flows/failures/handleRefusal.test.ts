import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPage, fillIn } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { refused } from '../../../../tests/factories/pages/FakeProviders.ts';

it('a known address in a locked field shows beside it, and in the modal', async () => {
  const prefill = { ...aSession().prefill, email: 'nora@example.com' };
  const sessionInfo = aSession({ isEmailFixed: true, prefill });
  const { flows, providers, stores } = aPage(aBrand(), aPageData({ sessionInfo }));
  fillIn(stores);
  stores.contact.email.setValue('nora@example.com');
  providers.answers['/signup/free'] = refused('EMAIL_ADDRESS_UNAVAILABLE');
  await flows.submit();

  expect(stores.contact.email.error).toBe('unavailable');
  expect(stores.modal.view).toBe('failure');
  expect(stores.modal.message?.text).toMatch(/^This email address is unavailable/);
});

describe('a refusal of what the page was made from offers a reload, because a retry would be refused again', () => {
  it.each([
    ['MISSING_LEAD_OR_DEAL_ID', "Your sign-up details couldn't be loaded"],
    ['INCORRECT_USER_ID', "Your sign-up details couldn't be loaded"],
    ['INCORRECT_LEAD_ID', "Your sign-up details couldn't be loaded"],
    ['INCORRECT_DEAL_ID', "Your sign-up details couldn't be loaded"],
    ['BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD', "Your sign-up details couldn't be loaded"],
    ['PLANS_NOT_AVAILABLE', 'Please refresh the page'],
    ['EXTRA_NOT_OFFERED', 'Please refresh the page'],
    ['TERMS_NOT_AGREED', 'The terms have changed'],
    // Without amounts: a later charge has changed.
    ['PRICE_CHANGED', 'The price or the terms of the plan have changed'],
  ])('%s', async (message, text) => {
    const { flows, providers, stores } = aPage();
    fillIn(stores);
    providers.answers['/signup/free'] = refused(message);
    await flows.submit();

    expect(stores.modal.view).toBe('failure');
    expect(stores.modal.message).toMatchObject({
      text: expect.stringContaining(text),
      link: { text: 'Refresh the page', href: '' },
    });
    // A ticked box is not marked: ticking it again would not help.
    expect(stores.submit.summary).toEqual([]);
  });

  it.each(['PLAN_NOT_OFFERED', 'INVALID_REQUEST', 'DEFAULT_EVENT'])(
    'but %s does not, because another try can succeed',
    async (message) => {
      const { flows, providers, stores } = aPage();
      fillIn(stores);
      providers.answers['/signup/free'] = refused(message);
      await flows.submit();
      expect(stores.modal.view).toBe('failure');
      expect(stores.modal.message?.link).toBeUndefined();
    },
  );
});

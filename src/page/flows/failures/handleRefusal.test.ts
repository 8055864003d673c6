import { expect, it } from 'vitest';
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

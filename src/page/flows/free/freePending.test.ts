import { expect, it } from 'vitest';
import { aPage, fillIn } from '../../../../tests/factories/pages/aPage.ts';
import {
  type FakeAnswer,
  refused,
  SIGNED_UP,
} from '../../../../tests/factories/pages/FakeProviders.ts';

const pending = { status: false, success: false, message: 'PAYMENT_PENDING' };
const PENDING: FakeAnswer = { json: { ...pending, data: { retryAfter: 1 } } };

/** A free sign-up that the server has received and not finished. */
function aPendingSignUp(answerAttempts: FakeAnswer) {
  const page = aPage();
  fillIn(page.stores);
  page.providers.answers['/signup/free'] = PENDING;
  page.providers.answerAttempts = answerAttempts;
  return page;
}

it('is followed in a calm dialog that mentions no payment', async () => {
  const page = aPendingSignUp(PENDING);
  const submitted = page.flows.submit();
  await expect.poll(() => page.stores.modal.view).toBe('checking');
  const { heading, text } = page.stores.modal.message ?? {};
  expect(heading).toBe('Creating your account');
  expect(text).not.toMatch(/pay/i);
  page.providers.answerAttempts = SIGNED_UP;
  await submitted;
  expect(page.stores.modal.view).toBe('success');
  expect(page.stores.submit.progress).toBe('completed');
  const asked = page.providers.requests.at(-1)?.path;
  expect(asked).toBe('/attempts/key-1');
});

it('shows a later refusal of the server, and starts again', async () => {
  const page = aPendingSignUp(refused('EMAIL_ADDRESS_UNAVAILABLE'));
  await page.flows.submit();
  expect(page.stores.submit.summary).toEqual([{ field: 'email', code: 'unavailable' }]);
  page.stores.contact.email.setValue('grace@example.com');
  page.providers.answers['/signup/free'] = SIGNED_UP;
  await page.flows.submit();
  const sent = page.providers.requests.filter(({ path }) => path === '/signup/free');
  expect(sent.map(({ headers }) => headers?.['idempotency-key'])).toEqual(['key-1', 'key-2']);
});

it('can be retried when the server does not know it', async () => {
  const page = aPendingSignUp(refused('NOT_FOUND', { reason: 'NOTHING_CHARGED' }));
  await page.flows.submit();
  expect(page.stores.submit.failure).toBe('INTERNAL_SERVER_ERROR');
  expect(page.stores.submit.progress).toBe('notInProgress');
});

it('is followed by the key of the other tab that began it', async () => {
  const page = aPendingSignUp(refused('EMAIL_ADDRESS_UNAVAILABLE'));
  const data = { retryAfter: 1, attempt: 'key-of-another-tab' };
  page.providers.answers['/signup/free'] = { json: { ...pending, data } };
  await page.flows.submit();
  const asked = page.providers.requests.filter(({ path }) => path.startsWith('/attempts/'));
  expect(asked.map(({ path }) => path)).toEqual(['/attempts/key-of-another-tab']);
});

import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInView } from '../../../../tests/factories/pages/aCardFormPage.tsx';
import { PAID } from '../../../../tests/factories/pages/aCardPage.ts';
import { aMethodPage } from '../../../../tests/factories/pages/aMethodPage.ts';
import { refused } from '../../../../tests/factories/pages/FakeProviders.ts';
import {
  PAYMENT_METHOD_CASES,
  type PaymentMethodCase,
} from '../../../../tests/factories/payments/paymentMethodCases.ts';
import { outcomeTexts } from '../../../core/texts/en/paying/payingTexts.ts';
import { problemsOfSubmission } from '../../stores/problemsOfSubmission.ts';
import { ownFault } from '../faults/ownFault.ts';
import { showPaymentFault } from '../faults/showPaymentFault.ts';

type Page = ReturnType<typeof aMethodPage>;

const asItIs = (_page: Page): void => undefined;

/** A page that shows the method's form. */
async function aForm(method: PaymentMethodCase, prepare = asItIs) {
  const page = aMethodPage(method.name, method.definition);
  prepare(page);
  const form = page.payment.form(method.name);
  renderInView(form.render(), page);
  await act(async () => undefined);
  return { ...page, ...form };
}

/** Ticks the captcha each time it shows: for loading, and for the submission. */
async function tickEachBox({ flows, stores }: Page): Promise<void> {
  for (let boxes = 0; stores.captcha.display && boxes < 2; boxes += 1) {
    await act(() => flows.captchaTicked('ticked'));
  }
}

/**
 * The methods that load something, the message while a submission waits for it, and the next step:
 * card fields are empty until they are drawn; bank account fields can be filled in meanwhile.
 */
const WAITED_FOR = [
  ['CC', 'Loading the card form', 'to the first field'],
  ['ACH', 'Loading bank debit', 'to the order'],
] as const;

describe.each(WAITED_FOR)('a press while %s loads', (name, said, goesOn) => {
  const aCase = Object.fromEntries(PAYMENT_METHOD_CASES)[name];

  /** A page that was submitted while the method's token is being fetched. */
  async function aPressedPage() {
    const method = aCase?.();
    if (!method) throw new Error(`There is no case of ${name}.`);
    const token = Promise.withResolvers<unknown>();
    const page = await aForm(method, ({ providers }) => {
      providers.answers['/client-token'] = { later: token.promise };
    });
    await act(async () => method.fillIn(page));
    const pressed = page.flows.submit();
    await act(async () => undefined);
    return { ...page, method, pressed, bring: (answer: unknown) => token.resolve(answer) };
  }

  it('shows what is waited for, and continues', async () => {
    const page = await aPressedPage();
    expect(page.stores.submit.isBusy).toBe(true);
    expect(page.stores.submit.isOrdering).toBe(false);
    const status = document.getElementById(`${name}-status`);
    expect(page.stores.submit.focusTarget).toBe(status?.id);
    expect(status?.tabIndex).toBe(-1);
    const shown = [...(status?.querySelectorAll('p, div') ?? [])];
    expect(shown.map(({ textContent }) => textContent)).toContain(said);
    expect(page.stores.submit.summary).toEqual([]);
  });

  it(`goes on by itself once that is there: ${goesOn}`, async () => {
    const page = await aPressedPage();
    page.bring({ success: true, message: '', data: { clientToken: 'token' } });
    await act(() => page.pressed);
    const orders = page.providers.bodies('/signup').length;
    const { focusTarget } = page.stores.submit;
    const ends = { 'to the first field': [0, 'number'], 'to the order': [1, 'ACH-status'] };
    expect([orders, focusTarget]).toEqual(ends[goesOn]);
  });

  it('ends, if loading fails, at the reason and a retry', async () => {
    const page = await aPressedPage();
    page.bring(null);
    await act(() => page.pressed);
    expect(page.stores.submit.progress).toBe('notInProgress');
    const status = document.getElementById(`${name}-status`);
    expect(status?.textContent).toContain('cannot be opened just now');
    expect(status?.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(true);
    expect(page.stores.submit.focusTarget).toBe(status?.id);
  });

  it('keeps the focus of a retry, whose button goes, at its status', async () => {
    const page = await aPressedPage();
    page.bring(null);
    await act(() => page.pressed);
    const { focusRequests } = page.stores.submit;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    const { submit } = page.stores;
    expect([submit.focusRequests, submit.focusTarget]).toEqual([
      focusRequests + 1,
      `${name}-status`,
    ]);
  });
});

describe.each(PAYMENT_METHOD_CASES)('the payment method %s', (_name, aCase) => {
  it('is ready once what it needs has loaded', async () => {
    const { payment } = await aForm(aCase());
    await expect.poll(() => payment.isReady).toBe(true);
  });

  it('lists its problems in page order', async () => {
    const method = aCase();
    const { flows, providers, store, stores } = await aForm(method);
    await act(() => flows.submit());
    const missing = method.fields.map((field) => ({ field, code: 'required' }));
    expect(store.problems).toEqual(missing);
    expect(stores.submit.summary).toEqual(missing);
    expect(store.fieldNames.filter((name) => method.fields.includes(name))).toEqual(method.fields);
    expect(missing.length === 0 || providers.bodies('/signup').length === 0).toBe(true);
  });

  it('has its problems corrected while its fields are filled in', async () => {
    const method = aCase();
    const page = await aForm(method);
    await act(() => page.flows.submit());
    const left = () =>
      problemsOfSubmission(page.stores).filter(({ isCorrected }) => !isCorrected).length;
    expect(left()).toBe(method.fields.length);
    await act(async () => method.fillIn(page));
    expect(left()).toBe(0);
    await act(async () => method.empty(page));
    expect(left()).toBe(method.fields.length);
  });

  it('is charged, and the order names it', async () => {
    const method = aCase();
    const page = await aForm(method);
    page.providers.answers['/signup'] = PAID;
    await act(async () => method.fillIn(page));
    await act(() => page.flows.submit());
    const [body] = page.providers.bodies('/signup');
    expect(body).toMatchObject({ paymentRequest: { payment: method.payment } });
    expect(page.stores.modal.view).toBe('success');
    const { submitted } = page.words;
    const { notes = [], receipt } = page.stores.modal.message ?? {};
    const said = submitted && outcomeTexts[submitted].replace('{amount}', '$49.00');
    expect(notes.includes(said ?? '')).toBe(said !== null);
    expect(receipt).toMatchObject({ awaitsBank: said !== null, told: { totalAmountPaid: 4900 } });
  });

  it('has its own message when the charge is refused, and can be retried', async () => {
    const method = aCase();
    const page = await aForm(method);
    page.providers.answers['/signup'] = refused('PAYMENT_DECLINED', { reason: 'NOTHING_CHARGED' });
    await act(async () => method.fillIn(page));
    await act(() => page.flows.submit());
    const { modal } = page.stores;
    const texts = { ...outcomeTexts, ...page.stores.texts };
    expect(modal.view).toBe('failure');
    expect(modal.message?.heading).toBe(texts[page.words.failureHeading]);
    page.providers.answers['/signup'] = PAID;
    await act(() => page.flows.submit());
    expect(modal.view).toBe('success');
  });

  it('marks its own field when its provider names none', async () => {
    const method = aCase();
    const page = await aForm(method);
    const fault = ownFault('number', 'payment', 'info', 'REFUSED');
    act(() => showPaymentFault(page, { fault, method: method.name, cause: null }));
    const { numberField } = page;
    expect(page.stores.submit.summary).toEqual([{ field: numberField, code: 'invalid' }]);
    expect(page.providers.events.at(-1)).toMatchObject({ reason: 'REFUSED' });
  });

  it('reads what was typed before the script has loaded, and keeps it out of reports', async () => {
    const { typedEarly } = aCase();
    const page = await aForm(aCase());
    const typed = new Map<string, string>(Object.entries(typedEarly));
    act(() => page.stores.payment?.adopt((name) => typed.get(name) ?? null));
    expect(page.payment.typedTexts).toEqual(expect.arrayContaining([...typed.values()]));
  });

  it('continues once the captcha needed for loading is ticked', async () => {
    const method = aCase();
    const page = await aForm(method, ({ providers }) => {
      providers.captchaError = { kind: 'failed', cause: 'robot' };
    });
    await act(async () => method.fillIn(page));
    await act(() => page.flows.submit());
    await tickEachBox(page);
    await expect.poll(() => page.payment.isReady).toBe(true);
    const proofs = page.providers.requests.map(({ body }) => JSON.stringify(body));
    expect(proofs.filter((body) => body?.includes('"captchaToken":"ticked"'))).not.toEqual([]);
  });
});

const FAILING = PAYMENT_METHOD_CASES.filter(([, aCase]) => aCase().failure !== null);
const UNFAILING = PAYMENT_METHOD_CASES.filter(([, aCase]) => aCase().failure === null);

function aFailingCase(aCase: () => PaymentMethodCase) {
  const method = aCase();
  if (method.failure === null) throw new Error(`Nothing of ${method.name} can fail.`);
  return { method, failure: method.failure };
}

describe.each(FAILING)('the payment method %s', (_name, aCase) => {
  it('shows that its form or provider failed, and can be retried', async () => {
    const { failure, method } = aFailingCase(aCase);
    const page = await aForm(method, failure.fail);
    await act(() => page.flows.submit());
    const onPage = document.body.textContent ?? '';
    expect(page.stores.modal.message?.text ?? onPage).toContain(failure.told);
    expect(page.providers.bodies('/signup')).toEqual([]);
    expect(page.providers.events.map((event) => event.name).join()).toMatch(/_failure\b/);

    failure.recover(page);
    page.providers.answers['/signup'] = PAID;
    const again = screen.queryByRole('button', { name: 'Try again' });
    await act(async () => again?.click());
    await act(async () => method.fillIn(page));
    await act(() => page.flows.submit());
    expect(page.stores.modal.view).toBe('success');
  });
});

describe.each(UNFAILING)('the payment method %s', (_name, aCase) => {
  it('is ready at once and needs nothing, if nothing of it can fail', () => {
    const page = aMethodPage(aCase().name, aCase().definition);
    expect(page.payment.isReady).toBe(true);
    renderInView(page.payment.form(aCase().name).render(), page);
    expect(page.providers.requests).toEqual([]);
    expect(page.payment.isReady).toBe(true);
  });
});

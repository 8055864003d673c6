import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { anAddon, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { PageModals } from './PageModals.tsx';

afterEach(() => vi.useRealTimers());

// Normally loaded when a modal opens. Preloaded, so that no test waits for the compiler.
beforeAll(() => import('./OpenModal.tsx'));

const terms = {
  json: {
    name: 'terms',
    hash: 'a'.repeat(64),
    source: '# Terms',
    nodes: [
      { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'What you get' }] },
      { kind: 'paragraph', children: [{ kind: 'text', text: '<b>Not</b> markup.' }] },
    ],
  },
};

test('the failure modal shows the given text, and both of its buttons close it', async () => {
  const { stores } = renderInPage(<PageModals />);
  act(() => stores.modal.openFailure({ heading: 'Sign-up unsuccessful', text: 'Try later.' }));
  await screen.findByRole('dialog', { name: 'Sign-up unsuccessful' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(stores.modal.view).toBe('none');

  act(() => stores.modal.openFailure({ heading: 'Sign-up unsuccessful', text: 'Try later.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a success that leads to the account, a link leads there and the dialog cannot be closed', async () => {
  const { stores } = renderInPage(<PageModals />);
  const link = { text: 'Continue to your account', href: 'https://app.slotbook.example/' };
  act(() => stores.modal.openSuccess({ heading: 'Ready', text: 'Welcome.', link }));
  const way = await screen.findByRole('link', { name: 'Continue to your account' });
  expect(way.getAttribute('href')).toBe(link.href);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test("a message is the document's title too, for a visitor who waits in another tab", async () => {
  document.title = 'Create your account – Slotbook';
  const { stores } = renderInPage(<PageModals />);
  act(() => stores.modal.openFailure({ heading: 'Sign-up unsuccessful', text: 'Try later.' }));
  await screen.findByRole('dialog');
  const { name } = stores.brand;
  await expect.poll(() => document.title).toBe(`Sign-up unsuccessful – ${name}`);
  act(() => stores.modal.close());
  expect(document.title).toBe('Create your account – Slotbook');
});

test('the plan dialog closes when an order starts, and never hides what became of it', async () => {
  const plans = [aPlan(), aPlan({ id: 'team', name: 'Team' })];
  const data = aPageData({ sessionInfo: aSession({ plans }) });
  const { stores } = renderInPage(<PageModals />, aBrand(), data);
  act(() => stores.modal.openEditPlan());
  await screen.findByRole('dialog', { name: 'Your plan' });
  act(() => {
    stores.submit.start();
    stores.submit.startOrder();
  });
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => stores.modal.openEditPlan());
  act(() => stores.modal.openSuccess({ heading: 'Ready', text: 'Welcome.' }));
  expect(screen.getByRole('dialog', { name: 'Ready' })).toBeTruthy();
});

test("the terms show under the brand's title, as text and never as markup", async () => {
  const { flows, providers } = renderInPage(<PageModals />);
  providers.answers['/terms/a.json'] = terms;
  await act(() => flows.openTerms('terms'));
  await screen.findByRole('dialog', { name: 'Terms and Conditions' });
  expect(screen.getByRole('heading', { name: 'What you get' })).toBeTruthy();
  expect(screen.getByText('<b>Not</b> markup.')).toBeTruthy();
});

test('a text that cannot be loaded says so and can be tried again', async () => {
  const { flows, providers } = renderInPage(<PageModals />);
  await act(() => flows.openTerms('privacy'));
  await screen.findByText('The text could not be loaded.');
  providers.answers['/terms/b.json'] = terms;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'What you get' })).toBeTruthy();
});

const Loaded = () => <p>Here it is</p>;

describe('a modal whose chunk does not load', () => {
  test('still shows what went wrong, and offers a retry', async () => {
    const load = vi.fn(async () => Loaded).mockRejectedValueOnce(new Error('404'));
    const { stores } = renderInPage(<PageModals load={load} />);
    act(() => stores.modal.openFailure({ heading: 'Sign-up unsuccessful', text: 'Try later.' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try later.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here it is')).toBeTruthy();
  });

  test('says what became of the money too', async () => {
    const { stores } = renderInPage(<PageModals load={() => Promise.reject(new Error('404'))} />);
    const notes = ['Nothing was charged.'];
    act(() => stores.modal.openFailure({ heading: 'Failed', text: 'Try later.', notes }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged.');
  });

  test('and hangs still shows its message, until it has loaded after all', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<typeof Loaded>();
    const { stores } = renderInPage(<PageModals load={() => promise} />);
    act(() => stores.modal.openSuccess({ heading: 'Check your inbox', text: 'We sent a link.' }));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByRole('alert').textContent).toContain('We sent a link.');
    await act(async () => resolve(Loaded));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Here it is')).toBeTruthy();
  });

  test('says once what neither it nor the press could load', async () => {
    const { stores } = renderInPage(<PageModals load={() => Promise.reject(new Error('404'))} />);
    const text = stores.texts.partFailed;
    act(() => stores.modal.openFailure({ heading: 'Sign-up unsuccessful', text }));
    await screen.findByRole('alert');
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  test('can be closed without it', async () => {
    const { stores } = renderInPage(<PageModals load={() => Promise.reject(new Error('404'))} />);
    act(() => stores.modal.openTerms('terms'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(stores.modal.view).toBe('none');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('reloads the page on the second retry, but not once the sign-up is done', async () => {
    const reload = vi.fn();
    const load = () => Promise.reject(new Error('404'));
    const { stores } = renderInPage(<PageModals load={load} reload={reload} />);
    act(() => stores.modal.openTerms('privacy'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();

    act(() => stores.submit.end('completed'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('and is closed while a payment is checked reloads, because the form could pay twice', async () => {
    const reload = vi.fn();
    const load = () => Promise.reject(new Error('404'));
    const { stores } = renderInPage(<PageModals load={load} reload={reload} />);
    act(() => stores.modal.openChecking({ heading: 'Being checked', text: 'Please wait.' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(stores.modal.view).toBe('checking');
  });

  test('and is closed once the sign-up is done shows the order in place of the form', async () => {
    const reload = vi.fn();
    const load = () => Promise.reject(new Error('404'));
    const { stores } = renderInPage(<PageModals load={load} reload={reload} />);
    act(() => stores.submit.end('completed'));
    act(() => stores.modal.openSuccess({ heading: 'Check your inbox', text: 'We sent a link.' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('the plan dialog changes plan, users and extras with immediate effect', async () => {
  const plans = [
    aPlan({ id: 'solo', name: 'Solo', price: 500, billingType: 'FLAT' }),
    aPlan({ id: 'team', name: 'Team', price: 1000, features: ['A shared calendar'] }),
  ];
  const sessionInfo = aSession({
    plans,
    addons: [anAddon()],
    selectedPlanId: 'solo',
    signupType: 'paid',
  });
  const { stores } = renderInPage(<PageModals />, aBrand(), aPageData({ sessionInfo }));
  act(() => stores.modal.openEditPlan());
  await screen.findByRole('dialog', { name: 'Your plan' });

  await userEvent.click(screen.getByRole('radio', { name: 'Team' }));
  await userEvent.click(screen.getByRole('button', { name: 'One user more' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Extra' }));
  expect(stores.plan).toMatchObject({ selectedPlanId: 'team', totalAmount: 2500 });
  expect(screen.getByRole('region', { name: 'About Team' }).textContent).toContain(
    'A shared calendar',
  );
  expect(screen.getByText('Due today').parentElement?.textContent).toContain('Due today $25.00');

  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stores.modal.editPlan).toBe(false);
});

test('the plan dialog says of a set-up fee that is waived what the summary says', async () => {
  const sessionInfo = aSession({ plans: [aPlan({ setUpFee: 9500 })], signupType: 'paid' });
  const brand = aBrand({ plans: { ...aBrand().plans, setUpFeeWaived: true } });
  const { stores } = renderInPage(<PageModals />, brand, aPageData({ sessionInfo }));
  act(() => stores.modal.openEditPlan());
  await screen.findByRole('dialog', { name: 'Your plan' });
  expect(screen.getByText('Set-up fee').nextElementSibling?.textContent).toBe('Waived');
});

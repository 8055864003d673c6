import { expect } from '../setup/journey.ts';
import { ordersOf } from './acts/ordersOf.ts';
import { test } from './acts/payJourney.ts';
import { GATEWAY_WORDS, type GatewayWord } from './paying/Outcome.ts';
import { PayVisit } from './paying/PayVisit.ts';
import { pairsOf, pairwiseCases, visitsOf, wholeProduct } from './paying/payCases.ts';

const isFull = process.env['TEST_FULL'] !== undefined;
const cases = isFull ? wholeProduct() : pairwiseCases();
const visits = isFull ? cases.flatMap((it) => visitsOf([it])) : visitsOf(cases);

test('every brand meets every way to pay that it offers, and every outcome', () => {
  const product = wholeProduct();
  const met = visits.flatMap(({ outcomes, ...it }) =>
    outcomes.flatMap((outcome) => pairsOf({ ...it, outcome })),
  );
  expect(new Set(met)).toEqual(new Set(product.flatMap(pairsOf)));
  const methods = new Set(product.map(({ method }) => method));
  expect([...methods].toSorted()).toEqual(['ACH', 'CC', 'GC']);
});

const NAMES = { CC: 'card', ACH: 'bank debit', GC: 'Direct Debit' } as const;
const QUERIES = { CC: '', ACH: '&ach=true', GC: '&gc=true' } as const;
const LABELS = { CC: 'methodCC', ACH: 'methodACH', GC: 'methodGC' } as const;

for (const [turn, { brand, signupType, method, outcomes }] of visits.entries()) {
  const names = outcomes.map(({ name }) => name);
  const title = `${brand.id} (${signupType}) by ${NAMES[method]}: ${names.join(', ')}`;

  test(title, async ({ context, gateway, mailTo, open, originOf, page, product, watch }) => {
    // A refusal is answered with 402.
    watch.allow(/status of 402/);
    const email = `pay${turn}@${brand.id}.example.com`;
    const origin = originOf(brand.id);
    const fixtures = { context, page, watch, product, mailTo };
    const visit = new PayVisit({ ...fixtures, brand, signupType, method, email, origin, turn });
    const { form, texts } = visit;
    for (const { arrange } of outcomes) await arrange?.(visit);
    // The account that some pages lead to after two seconds stays away while it is looked.
    await page.route('**/account?*', (route) => route.abort('aborted'));
    const isChosenOnPage = turn % 2 === 1 || outcomes.some(({ name }) => name === 'no flow');
    await open(
      brand.id,
      `/signup?signupType=${signupType}${isChosenOnPage ? '' : QUERIES[method]}`,
    );
    await visit.introduce();
    if (brand.payment.methods.length > 1) {
      const choice = page.getByRole('radio', { name: texts[LABELS[method]], exact: true });
      if (isChosenOnPage) await choice.check();
      await expect(choice).toBeChecked();
    }
    for (const outcome of outcomes) await test.step(outcome.name, () => outcome.play(visit));

    const due = visit.isTrial ? '0.00' : (await visit.due()).replaceAll(/[^\d.]/g, '');
    const sold = visit.isTrial ? [] : outcomes.flatMap(({ sale }) => sale ?? []);
    const sales = async () => {
      const books = await gateway.since();
      const made = method === 'GC' ? books.directDebitPayments : books.transactions;
      return made.map(({ status }) => status).toReversed();
    };
    await expect.poll(sales).toEqual(sold);

    const books = await gateway.since();
    const amounts =
      method === 'GC'
        ? books.directDebitPayments.map(({ amount }) => (amount / 100).toFixed(2))
        : books.transactions.map(({ amount }) => amount);
    expect(amounts).toEqual(sold.map(() => due));
    const counted = (words: readonly string[]) =>
      Object.fromEntries(
        GATEWAY_WORDS.map((word) => [word, words.filter((it) => it === word).length]),
      );
    const expected = outcomes.flatMap(({ calls }) => calls).filter(isAsked);
    expect(counted(books.calls.map(({ call }) => call))).toEqual(counted(expected));
    const paid = outcomes.filter(({ pays }) => pays).length;
    if (method === 'CC') expect(books.cards).toHaveLength(paid);
    const { accounts, amounts: ordered, payments } = ordersOf(product.dataDir, [...visit.keys]);
    expect({ accounts, payments }).toEqual({ accounts: paid, payments: paid });
    expect(new Set(ordered.map((it) => (it / 100).toFixed(2)))).toEqual(new Set([due]));
    if (paid === 0) await expect(form.submitButton).toBeEnabled();

    /** A trial is not verified with the bank, and nothing is sold. */
    function isAsked(word: GatewayWord): boolean {
      return !visit.isTrial || word === 'tokenize' || word === 'tokenizeBank';
    }
  });
}

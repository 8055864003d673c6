import { expect, test } from '../setup/journey.ts';
import { CARDS } from './acts/CardForm.ts';
import { Gateway } from './acts/Gateway.ts';
import { PayPage } from './acts/PayPage.ts';

const SUCCESS = 'Your payment was processed successfully.';

test('a declined card is said to be, and another one can be tried', async ({
  open,
  page,
  product,
  request,
  watch,
}) => {
  watch.allow(/status of 402/);
  const gateway = new Gateway(request, product);
  await gateway.begin();
  const visitor = new PayPage(page);
  const { form, card } = visitor;
  await open('facetable', '/signup?signupType=paid');
  await visitor.fill('declined@example.com', CARDS.declined);
  await visitor.pay();
  await expect(form.dialog).toContainText('Failed to charge your card');
  await expect(form.dialog).toContainText('Nothing was charged.');
  await form.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(form.email).toHaveValue('declined@example.com');
  await card.field('number').clear();
  await card.field('number').fill(CARDS.visa);
  await visitor.pay();
  await expect(form.dialog).toContainText(SUCCESS);
  const { transactions } = await gateway.since();
  expect(transactions.map(({ status }) => status)).toHaveLength(2);
  expect(new Set(transactions.map(({ orderId }) => orderId)).size).toBe(2);
});

test("the bank's question is answered, and the card is charged", async ({ open, page }) => {
  const { form, card } = new PayPage(page);
  await open('chatmoor', '/signup?signupType=paid');
  await new PayPage(page).fill('challenge@example.com', CARDS.challenge);
  await form.submitButton.click();
  await card.bank.getByRole('textbox').fill('1234');
  await card.bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(form.dialog).toContainText(SUCCESS);
});

test("a visitor who leaves the bank's question has failed nothing, and can pay after", async ({
  open,
  page,
  product,
  request,
}) => {
  const gateway = new Gateway(request, product);
  await gateway.begin();
  const { form, card } = new PayPage(page, 'UK');
  await open('frontdesk-uk', '/signup?signupType=paid');
  await new PayPage(page, 'UK').fill('cancelled@example.com', CARDS.challenge);
  await form.submitButton.click();
  await card.bank.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.dialog).toBeHidden();
  await expect(form.submitButton).toBeEnabled();
  await expect(page.getByText('Failed to charge your card')).toBeHidden();
  const left = page.getByText("You left your bank's question. Nothing was charged");
  await expect(left).toBeVisible();
  await gateway.expectSales();

  await form.submitButton.click();
  await card.bank.getByRole('textbox').fill('1234');
  await expect(left).toBeHidden();
  await card.bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(form.dialog).toContainText(SUCCESS);
  const { calls, transactions } = await gateway.since();
  expect(calls.filter(({ call }) => call === 'tokenize')).toHaveLength(2);
  expect(transactions).toHaveLength(1);
});

for (const [what, brand, number, answer, sales] of [
  ['refuses the visitor', 'coursenest', CARDS.challengeFails, 'Fail', []],
  // The page is not told that anyone bears the risk: the server looks, and the gateway refuses.
  ['cannot be asked', 'frontdesk', CARDS.lookupError, null, ['gateway_rejected']],
] as const) {
  test(`a card whose bank ${what} is not charged`, async ({
    open,
    page,
    product,
    request,
    watch,
  }) => {
    watch.allow(/status of 402/);
    const gateway = new Gateway(request, product);
    await gateway.begin();
    const { form, card } = new PayPage(page);
    await open(brand, '/signup?signupType=paid');
    await new PayPage(page).fill(`bank.${brand}@example.com`, number);
    await form.submitButton.click();
    if (answer !== null) await card.bank.getByRole('button', { name: answer }).click();
    await expect(form.dialog).toContainText('Failed to charge your card');
    await form.dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(form.submitButton).toBeEnabled();
    await gateway.expectSales(...sales);
  });
}

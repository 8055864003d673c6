import { CARDS, CardForm } from '../visitor/CardForm.ts';
import { DropinForm } from '../visitor/DropinForm.ts';
import type { Act } from './Act.ts';
import { choose, fillContact, ready, takesPayment, typeCard } from './form.ts';

export const bankDebit: Act = async (stage) => {
  if (!takesPayment(stage.visit) || !(await choose(stage, 'Bank debit'))) return null;
  await stage.page.getByRole('textbox', { name: 'Routing number', exact: true }).waitFor();
  return 'page';
};

export const directDebit: Act = async (stage) => {
  if (!takesPayment(stage.visit) || !(await choose(stage, 'Direct Debit'))) return null;
  return 'page';
};

/** The provider's own form over the page. */
export const directDebitForm: Act = async (stage) => {
  await fillContact(stage);
  await choose(stage, 'Direct Debit');
  await stage.page.getByRole('button', { name: 'Pay by Direct Debit', exact: true }).click();
  await new DropinForm(stage.page).field('Sort code').waitFor();
  return 'window';
};

/** 3-D Secure: the bank's page over ours. */
export const bankQuestion: Act = async (stage) => {
  await fillContact(stage);
  await choose(stage, 'Card');
  await typeCard(stage, CARDS.challenge);
  await ready(stage);
  await stage.form.submitButton.click();
  await new CardForm(stage.page).bank.getByRole('textbox').first().waitFor();
  return 'window';
};

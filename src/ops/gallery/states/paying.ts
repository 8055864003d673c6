import { textsFor } from '../../../core/texts/textsFor.ts';
import { BankForm } from '../visitor/BankForm.ts';
import { CARDS, CardForm } from '../visitor/CardForm.ts';
import { DropinForm } from '../visitor/DropinForm.ts';
import type { Act } from './Act.ts';
import { choose, fillContact, ready, takesPayment, typeCard } from './form.ts';

export const bankDebit: Act = async (stage) => {
  if (!takesPayment(stage.visit) || !(await choose(stage, 'methodACH'))) return null;
  await new BankForm(stage.page, textsFor(stage.visit.brand)).routingNumber.waitFor();
  return 'page';
};

export const directDebit: Act = async (stage) => {
  if (!takesPayment(stage.visit) || !(await choose(stage, 'methodGC'))) return null;
  return 'page';
};

/** The provider's own form over the page. */
export const directDebitForm: Act = async (stage) => {
  await fillContact(stage);
  await choose(stage, 'methodGC');
  await stage.form.submitButton.click();
  await new DropinForm(stage.page).field('Sort code').waitFor();
  return 'window';
};

/** 3-D Secure: the bank's page over ours. */
export const bankQuestion: Act = async (stage) => {
  await fillContact(stage);
  await choose(stage, 'methodCC');
  await typeCard(stage, CARDS.challenge);
  await ready(stage);
  await stage.form.submitButton.click();
  await new CardForm(stage.page).bank.getByRole('textbox').first().waitFor();
  return 'window';
};

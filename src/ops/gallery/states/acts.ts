import { waitForHydration } from '../visitor/waitForHydration.ts';
import { waitForLateParts } from '../visitor/waitForLateParts.ts';
import type { PageState } from '../visits/Visit.ts';
import type { Act } from './Act.ts';
import { empty, errors, filled, firstSight, ready } from './form.ts';
import { editPlan, hipaaTerms, privacy, terms } from './modals.ts';
import { captcha, failure, success } from './outcomes.ts';
import { bankDebit, bankQuestion, directDebit, directDebitForm } from './paying.ts';
import { questionErrors, questions } from './questions.ts';

/** The page as opened. */
const opened: Act = async () => 'page';

/** The payment page of a signed-in account. */
const upgrade: Act = async ({ page, form }) => {
  const link = page.getByRole('main').locator('a[href*="/account/upgrade"]').first();
  if ((await link.count()) === 0) return null;
  await link.click();
  await page.waitForURL(/\/payment/);
  await waitForHydration(page);
  await ready({ page, form });
  return 'page';
};

/**
 * Opens the page again in the dark scheme, because a card's fields keep the colours that they were
 * drawn in.
 */
function inDark(act: Act): Act {
  return async (stage) => {
    await stage.page.emulateMedia({ colorScheme: 'dark' });
    await stage.page.reload();
    await waitForLateParts(stage.page);
    return act(stage);
  };
}

/** How to reach each state. */
export const ACTS: Readonly<Record<PageState, Act>> = {
  firstSight,
  empty,
  terms,
  privacy,
  editPlan,
  errors,
  bankDebit,
  directDebit,
  filled,
  failure,
  captcha,
  success,
  errorsDark: inDark(errors),
  failureDark: inDark(failure),
  hipaaTerms,
  directDebitForm,
  bankQuestion,
  questions,
  questionErrors,
  startPage: opened,
  error: opened,
  deadLink: opened,
  account: opened,
  upgrade,
};

import type { Route } from 'playwright';
import type { Act } from './Act.ts';
import { filled, ready } from './form.ts';

/** The calls that sign up. */
const SIGN_UP = /\/signup(\/free(trial)?)?$/;

/** Matches only the call, because the page has the same path. */
function fail(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.fallback();
  const json = { status: false, success: false, message: 'PAYMENT_DECLINED', data: null };
  return route.fulfill({ status: 500, json });
}

export const failure: Act = async (stage) => {
  await filled(stage);
  await stage.page.route(SIGN_UP, fail);
  await ready(stage);
  await stage.form.submitButton.click();
  await stage.form.dialog.waitFor();
  await stage.page.unroute(SIGN_UP);
  return 'window';
};

export const captcha: Act = async (stage) => {
  await filled(stage);
  const context = stage.page.context();
  const { origin: url } = new URL(stage.page.url());
  await context.addCookies([{ name: 'sandbox_captcha', value: 'robot', url }]);
  await ready(stage);
  await stage.form.submitButton.click();
  await stage.page.getByRole('checkbox', { name: 'I am not a robot' }).waitFor();
  await context.clearCookies({ name: 'sandbox_captcha' });
  return 'page';
};

export const success: Act = async (stage) => {
  const { page, form } = stage;
  await filled(stage);
  // Blocks the address that some pages open after two seconds, until the picture is taken.
  await page.route('**/account?*', (route) => route.abort('aborted'));
  const box = page.getByRole('checkbox', { name: 'I am not a robot' });
  await ((await box.isVisible()) ? box : form.submitButton).click();
  await form.dialog.waitFor();
  return 'window';
};

/** The calls that sign up. */
const SIGN_UP = /\/signup(\/free(trial)?)?$/;

/** The server's answer when a bank declines. */
const DECLINED = { status: false, success: false, message: 'PAYMENT_DECLINED', data: null };

/** Declines every sign-up from now on, so that the page shows a refused payment. */
export function declineSignUps(): void {
  const usual = window.fetch;
  window.fetch = (input, options) => {
    const { method, url } = new Request(input, options);
    const isSignUp = method === 'POST' && SIGN_UP.test(new URL(url).pathname);
    return isSignUp
      ? Promise.resolve(Response.json(DECLINED, { status: 402 }))
      : usual(input, options);
  };
}

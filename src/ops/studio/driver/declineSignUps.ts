/** The calls that sign up. */
const SIGN_UP = /\/signup(\/free(trial)?)?$/;

/** What the server answers where a bank says no. */
const DECLINED = { status: false, success: false, message: 'PAYMENT_DECLINED', data: null };

/** From now on every sign-up is declined: the page shows what a visitor sees whose payment is refused. */
export function declineSignUps(): void {
  const usual = window.fetch;
  window.fetch = (input, options) => {
    const { method, url } = new Request(input, options);
    const isSignUp = method === 'POST' && SIGN_UP.test(new URL(url).pathname);
    return isSignUp
      ? Promise.resolve(Response.json(DECLINED, { status: 500 }))
      : usual(input, options);
  };
}

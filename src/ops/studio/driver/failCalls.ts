/** From now on no call of the page to sign up or to pay is answered: what then shows is the failure. */
export function failCalls(): void {
  const usual = window.fetch;
  window.fetch = (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    const { pathname } = new URL(address, location.href);
    if (/^\/(signup|payment|answeringService)/.test(pathname)) {
      return Promise.reject(new TypeError('The preview lets this call fail.'));
    }
    return usual(input, options);
  };
}

/** The address of the SDK's frames contains the version that the page's SDK is pinned to. */
const FRAME = /\/undefined\/web\/3\.144\.0\/html\/hosted-fields-frame(?:\.min)?\.html$/;
const CLIENT_CALL =
  /\/undefined\/v1\/(payment_methods\/(?:credit_cards|[\w-]+\/three_d_secure\/(?:lookup|authenticate_from_jwt)))$/;
const BANK_CALL = /\/undefined$/;

/**
 * Returns the address that the card provider's SDK means in the sandbox. A local gateway has to
 * give the SDK a configuration without addresses, so the SDK writes `undefined` instead, relative
 * to the page. Returns any other address unchanged.
 */
export function sandboxAddress(url: string, method: string | undefined): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  const meant = meantPath(path, method);
  if (meant === null) return url;
  return query === undefined ? meant : `${meant}?${query}`;
}

function meantPath(path: string, method: string | undefined): string | null {
  if (FRAME.test(path)) return '/sandbox/braintree/hosted-fields-frame.html';
  if (method !== 'POST') return null;
  const call = CLIENT_CALL.exec(path)?.[1];
  if (call !== undefined) return `/sandbox/braintree/client/v1/${call}`;
  return BANK_CALL.test(path) ? '/sandbox/braintree/client/graphql' : null;
}

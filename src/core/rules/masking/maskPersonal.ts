import { MASK, maskText } from './maskText.ts';

/**
 * Names whose values never reach a log or a report: the five of Specification 9.0.9, bank fields, and whatever
 * says who a visitor is. Compared without case, dashes and underscores.
 */
const MASKED_NAMES = new Set([
  'password',
  'passwordhash',
  'nonce',
  'captchatoken',
  'authentication',
  'threedsecureauthenticationid',
  'authorization',
  'cookie',
  'setcookie',
  'token',
  'secret',
  'xuseremail',
  'email',
  'emailkey',
  'phone',
  'phonenumber',
  'nationalnumber',
  'firstname',
  'lastname',
  'fullname',
  'companyname',
  'customername',
  'accountholdername',
  'bankaccountnumber',
  'accountnumber',
  'routingnumber',
  'iban',
  'sortcode',
  'cardnumber',
  'cvv',
  'expirationmonth',
  'expirationyear',
  'expirationdate',
  'billingaddress',
  'streetaddress',
  'postalcode',
  'postcode',
  'zipcode',
  'linktoken',
  'leaduniquepin',
  'dealid',
  'username',
  'ipaddress',
  'contact',
  'envelope',
  'rejected',
  'to',
]);

const DEEPEST = 12;

/** What is done to each text. */
type MaskText = (text: string) => string;

/**
 * A copy of what is about to be logged or reported, without personal details or secrets at any depth.
 * Whoever knows more of what a text must not hold hands in a mask of its own. Serves Specification 9.0.9.
 */
export function maskPersonal(value: unknown, mask: MaskText = maskText, depth = 0): unknown {
  if (typeof value === 'string') return mask(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return MASK;
  if (value instanceof Error) return maskedError(value, mask, depth);
  if (Array.isArray(value)) return value.map((item) => maskPersonal(item, mask, depth + 1));
  return maskedEntries(value, mask, depth);
}

function maskedEntries(value: object, mask: MaskText, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isMaskedName(name) ? MASK : maskPersonal(inner, mask, depth + 1),
    ]),
  );
}

/** An error's own members and its causes. */
function maskedError(error: Error, mask: MaskText, depth: number): Record<string, unknown> {
  return {
    ...maskedEntries(error, mask, depth),
    type: error.name,
    message: mask(error.message),
    stack: mask(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: maskPersonal(error.cause, mask, depth + 1) }),
  };
}

function isMaskedName(name: string): boolean {
  return MASKED_NAMES.has(name.toLowerCase().replaceAll(/[-_]/g, ''));
}

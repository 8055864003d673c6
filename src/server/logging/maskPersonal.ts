/**
 * Names whose values never reach a log: the five of Specification 9.0.9, bank fields, and whatever
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
  'contact',
  'envelope',
  'rejected',
  'to',
]);

const MASK = '[masked]';
const EMAIL = /[^\s"'<>()[\],;:]+@[^\s"'<>()[\],;:]+\.[^\s"'<>()[\],;:]+/g;
const DEEPEST = 8;

/** A copy of what is about to be logged, without personal details or secrets at any depth. */
export function maskPersonal(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(EMAIL, MASK);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return MASK;
  if (value instanceof Error) return maskedError(value, depth);
  if (Array.isArray(value)) return value.map((item) => maskPersonal(item, depth + 1));
  return maskedEntries(value, depth);
}

function maskedEntries(value: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isMaskedName(name) ? MASK : maskPersonal(inner, depth + 1),
    ]),
  );
}

/** An error's own members and its causes. */
function maskedError(error: Error, depth: number): Record<string, unknown> {
  return {
    ...maskedEntries(error, depth),
    type: error.name,
    message: maskPersonal(error.message, depth + 1),
    stack: maskPersonal(error.stack ?? '', depth + 1),
    ...(error.cause !== undefined && { cause: maskPersonal(error.cause, depth + 1) }),
  };
}

function isMaskedName(name: string): boolean {
  return MASKED_NAMES.has(name.toLowerCase().replaceAll(/[-_]/g, ''));
}

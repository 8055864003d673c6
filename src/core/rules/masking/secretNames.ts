/** Names whose values identify a visitor or give access, in lower case without dashes and underscores. */
const SECRET_NAMES = new Set([
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
  'answers',
]);

/**
 * Tells whether everything under a name is masked, whatever its members are called: an allowed name
 * inside it, such as `value`, must not let a password through.
 */
export function isSecretName(name: string): boolean {
  return SECRET_NAMES.has(name.toLowerCase().replaceAll(/[-_]/g, ''));
}

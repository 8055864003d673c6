import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { wordRules } from '../../../core/fields/fieldRules.ts';
import { plansOffered } from '../../../core/rules/eligibility/plansOffered.ts';
import { checkEmail } from '../../../core/rules/fields/checkEmail.ts';
import { checkProvince } from '../../../core/rules/fields/checkProvince.ts';
import { splitFullName } from '../../../core/rules/fields/splitFullName.ts';
import { hasForbiddenWords } from '../../../core/rules/forbiddenWords/hasForbiddenWords.ts';
import { isRedirectAllowed } from '../../../core/rules/links/isRedirectAllowed.ts';
import { readLeadPhone } from '../../commands/sign-up/readLeadPhone.ts';
import { pinHash, pinSelector } from '../../security/leadPin.ts';
import type { NewLead } from '../../storage/leads/insertKnownLead.ts';
import { endOf, knownId, LinkProblem } from './LinkProblem.ts';
import type { LinkArguments } from './readLinkArguments.ts';

const AUTH_TYPES = { google: 'GOOGLE', facebook: 'FACEBOOK', other: 'OTHER' } as const;

/** Returns a lead as stored. Throws LinkProblem when its link could not work. */
export function leadRow(
  { brand, catalogue }: BuiltBrand,
  values: LinkArguments['values'],
  pin: string,
  now: Date,
): Omit<NewLead, 'id' | 'created_at'> {
  const { company = '', email = '', name = '', province } = values;
  const auth_type = authType(values.auth);
  const isAuthorised = auth_type !== 'REGULAR';
  if (isAuthorised && email === '') throw new LinkProblem('Who is authorised needs --email.');
  if (email !== '' && checkEmail(email, wordRules('email', brand, hasForbiddenWords)) !== null) {
    throw new LinkProblem(`Nobody can sign up with the address '${email}'.`);
  }
  if (province !== undefined && checkProvince(province) !== null) {
    throw new LinkProblem(`'${province}' is no province.`);
  }
  const { firstName, lastName } = splitFullName(name);
  const plans = brand.signupTypes.offered.flatMap((type) => plansOffered(catalogue, type));
  return {
    brand_id: brand.id,
    pin_selector: pinSelector(pin),
    pin_hash: pinHash(pin),
    auth_type,
    authorised: isAuthorised ? 1 : 0,
    email: email.trim().normalize(),
    first_name: firstName,
    last_name: lastName,
    company_name: company,
    ...phoneOf(values.phone),
    province_code: province ?? null,
    dashboard_url: allowed(brand, values.dashboard),
    redirect_url: allowed(brand, values.redirect),
    plan_id: knownId('plan', values.plan, plans),
    expires_at: endOf(values.expires, now),
  };
}

function authType(auth: string | undefined): NewLead['auth_type'] {
  if (auth === undefined) return 'REGULAR';
  const known = Object.entries(AUTH_TYPES).find(([name]) => name === auth);
  if (known === undefined) throw new LinkProblem(`--auth is google, facebook or other.`);
  return known[1];
}

function phoneOf(phone: string | undefined): Pick<NewLead, 'phone' | 'country_code'> {
  if (phone === undefined) return {};
  const read = readLeadPhone({ phone, countryCode: '' });
  if (read.countryCode === '') {
    throw new LinkProblem(`'${phone}' is no number: begin with + and the calling code.`);
  }
  return { phone: read.phone, country_code: read.countryCode };
}

function allowed({ redirectHosts }: BuiltBrand['brand'], url: string | undefined): string | null {
  if (url === undefined) return null;
  if (isRedirectAllowed(url, redirectHosts)) return url;
  throw new LinkProblem(`'${url}' must be https on one of: ${redirectHosts.join(', ')}.`);
}

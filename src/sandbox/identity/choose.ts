import { CODE_MS, type IdentityParts } from './IdentityParts.ts';
import type { Authorization } from './readAuthorization.ts';
import { PEOPLE, personNamed, type StandInPerson } from './StandInPerson.ts';

/**
 * Returns the address that a choice leads to: back to the brand, with a code or an error. Null when
 * no person was chosen.
 */
export function choose(
  asked: Authorization,
  fields: URLSearchParams,
  { now, storage }: IdentityParts,
): URL | null {
  const back = new URL(asked.redirectUri);
  const choice = fields.get('person') ?? '';
  if (choice === 'cancel') {
    back.searchParams.set('error', 'access_denied');
    if (asked.provider === 'facebook') back.searchParams.set('error_reason', 'user_denied');
    back.searchParams.set('state', asked.state);
    return back;
  }
  const person = choice === 'broken' ? nobody(asked) : chosenPerson(asked, choice, fields);
  if (person === null) return null;
  const expiresAt = now().getTime() + CODE_MS;
  const code = storage.keep('code', { asked, person, isFaulty: choice === 'broken', expiresAt });
  back.searchParams.set('code', code);
  back.searchParams.set('state', asked.state);
  if (asked.provider === 'google') back.searchParams.set('scope', 'openid email profile');
  // Facebook adds this too. It stays in the address until the page removes it.
  if (asked.provider === 'facebook') back.hash = '_=_';
  return back;
}

function chosenPerson(
  { provider }: Authorization,
  choice: string,
  fields: URLSearchParams,
): StandInPerson | null {
  const listed = PEOPLE[provider].find(({ id }) => id === choice);
  if (listed !== undefined) return personNamed(provider, listed);
  const name = fields.get('name')?.trim() ?? '';
  const email = fields.get('email')?.trim() || null;
  if (choice !== 'else' || name === '' || (email === null && provider === 'google')) return null;
  return personNamed(provider, { name, email, emailVerified: true });
}

function nobody({ provider }: Authorization): StandInPerson {
  return personNamed(provider, { name: 'Nobody', email: null, emailVerified: false });
}

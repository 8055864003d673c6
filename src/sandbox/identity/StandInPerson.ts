import { createHash } from 'node:crypto';
import type { SocialProvider } from '../../core/contract/SocialProvider.ts';

/** A person with an account at the stand-in. */
export interface StandInPerson {
  /** The provider's id for the person: digits that never change. */
  readonly subject: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** One of the people to choose from. */
export interface ChoosablePerson {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** What this person demonstrates. */
  readonly hint: string;
}

const NORA: ChoosablePerson = {
  id: 'nora',
  name: 'Nora Novak',
  email: 'nora.novak@example.com',
  emailVerified: true,
  hint: 'New, until she has signed up once. After that she is signed in.',
};

const ROBIN: ChoosablePerson = {
  id: 'robin',
  name: 'Robin Baker',
  email: 'taken@example.com',
  emailVerified: true,
  hint: 'Her address has an account already, which was made with a password.',
};

/** The people that each provider's page offers. */
export const PEOPLE: Readonly<Record<SocialProvider, readonly ChoosablePerson[]>> = {
  google: [
    NORA,
    ROBIN,
    {
      id: 'una',
      name: 'Una Berg',
      email: 'una.berg@example.com',
      emailVerified: false,
      hint: 'Google has not verified her address.',
    },
  ],
  facebook: [
    NORA,
    ROBIN,
    {
      id: 'finn',
      name: 'Finn Fisher',
      email: null,
      emailVerified: true,
      hint: 'His account has no email address.',
    },
  ],
};

/** Returns a person as the provider knows them. Splits a name at its first space. */
export function personNamed(
  provider: SocialProvider,
  { email, emailVerified, name }: Pick<ChoosablePerson, 'email' | 'emailVerified' | 'name'>,
): StandInPerson {
  const [givenName = '', familyName = ''] = name.trim().split(/\s+(.*)/s);
  const known = `${provider}/${email?.toLowerCase() ?? name}`;
  const digest = createHash('sha256').update(known).digest('hex');
  const subject = BigInt(`0x${digest}`).toString().slice(0, 18);
  return { subject, givenName, familyName, email, emailVerified };
}

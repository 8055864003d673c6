import type { UserRow } from '../../storage/tables/Tables.ts';

/** With the sandbox on, every brand has an account with this address. */
export const TAKEN_EMAIL = 'taken@example.com';

export interface DemoPerson {
  readonly role: UserRow['role'];
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The users of a brand's demo account, one for each role. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { role: 'owner', email: TAKEN_EMAIL, firstName: 'Robin', lastName: 'Baker' },
  { role: 'admin', email: 'admin@example.com', firstName: 'Sam', lastName: 'Baker' },
  { role: 'member', email: 'member@example.com', firstName: 'Jo', lastName: 'Miller' },
];

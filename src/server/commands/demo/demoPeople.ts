import type { UserRow } from '../../storage/tables/Tables.ts';

/** An address that every brand has an account of, with the sandbox on. */
export const TAKEN_EMAIL = 'taken@example.com';

export interface DemoPerson {
  readonly role: UserRow['role'];
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Who is of a brand's demo account, by what they may do. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { role: 'owner', email: TAKEN_EMAIL, firstName: 'Robin', lastName: 'Baker' },
  { role: 'admin', email: 'admin@example.com', firstName: 'Sam', lastName: 'Baker' },
  { role: 'member', email: 'member@example.com', firstName: 'Jo', lastName: 'Miller' },
];

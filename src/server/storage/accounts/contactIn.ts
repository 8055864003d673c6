/** A row with a person's details: a lead's, or a user's joined with the account. */
export interface ContactRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly country_code: string;
  readonly company_name: string;
  readonly province_code: string | null;
}

/** The contact details of a row, under the server's names. */
export function contactIn(row: ContactRow) {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    countryCode: row.country_code,
    companyName: row.company_name,
    provinceCode: row.province_code,
  };
}

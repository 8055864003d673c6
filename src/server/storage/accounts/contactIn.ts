/** A row that names a person, whether a lead's, or a user's with the account. */
export interface ContactRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly country_code: string;
  readonly company_name: string;
  readonly province_code: string | null;
}

/** The contact details in a row, by the names that the rest of the server has for them. */
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

// Generated from schemas/leadInfo.schema.json by npm run generate.

/**
 * The visitor's details. countryCode is the calling code's digits, phone the national number's.
 */
export interface LeadInfo {
  firstName: string;
  lastName: string;
  companyName: string;
  phone: string;
  countryCode: string;
  /**
   * The ISO code of the phone's country, in which its number is read.
   */
  country?: string;
  email: string;
  /**
   * Absent or empty for a lead whom the server knows as authorised.
   */
  password?: string;
  provinceCode?: string;
  /**
   * How the visitor was authorised, by the page. It proves nothing: the server itself knows, and refuses a page of a person it no longer knows.
   */
  authType?: 'GOOGLE' | 'FACEBOOK' | 'OTHER';
  timeZone: string;
}

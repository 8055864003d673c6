/** The margin around a logo in a mail, in CSS pixels, filled with the logo's background. */
export const MAIL_LOGO_MARGIN = 8;

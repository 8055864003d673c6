/** What a logo in a mail has around it on each side, in CSS pixels: its own ground shows there. */
export const MAIL_LOGO_MARGIN = 8;

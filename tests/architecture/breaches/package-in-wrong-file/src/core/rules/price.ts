import { parsePhoneNumber } from 'libphonenumber-js/min';

export const price = parsePhoneNumber;

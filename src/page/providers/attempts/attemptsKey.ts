/** Storage key of the attempts whose outcome this browser has not seen. */
export const ATTEMPTS_KEY = 'attempt';

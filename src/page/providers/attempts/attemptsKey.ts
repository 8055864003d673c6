/** Where the browser keeps the attempts whose outcome it has not seen. */
export const ATTEMPTS_KEY = 'attempt';

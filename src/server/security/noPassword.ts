/** Stands where a password's hash would: no password has it, so that none lets anybody in. */
export const NO_PASSWORD = '';

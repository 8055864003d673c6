export interface BankDetails {
  readonly sortCode: string;
  readonly accountNumber: string;
}

/** The provider's published test account. Any other is refused, as by a real check digit. */
export const TEST_ACCOUNT: BankDetails = { sortCode: '200000', accountNumber: '55779911' };

export type BankDetailsProblem = {
  readonly field: 'sortCode' | 'accountNumber';
  readonly message: string;
};

/** Keeps only the digits: people write sort codes with dashes and spaces. */
export function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** Returns the problem with bank details; null if there is none. Expects only digits. */
export function checkBankDetails(details: BankDetails): BankDetailsProblem | null {
  const { sortCode, accountNumber } = details;
  if (!/^\d{6}$/.test(sortCode)) {
    return { field: 'sortCode', message: 'Enter a sort code of 6 digits, such as 20-00-00.' };
  }
  if (!/^\d{8}$/.test(accountNumber)) {
    return { field: 'accountNumber', message: 'Enter an account number of 8 digits.' };
  }
  const known = sortCode === TEST_ACCOUNT.sortCode && accountNumber === TEST_ACCOUNT.accountNumber;
  if (known) return null;
  return {
    field: 'accountNumber',
    message: 'No account has this sort code and number. Check both, and try again.',
  };
}

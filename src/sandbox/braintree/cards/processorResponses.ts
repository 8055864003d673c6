const TEXTS: ReadonlyMap<string, string> = new Map([
  ['1000', 'Approved'],
  ['1003', 'Approved With Risk'],
  ['2000', 'Do Not Honor'],
  ['2001', 'Insufficient Funds'],
  ['2002', 'Limit Exceeded'],
  ['2003', "Cardholder's Activity Limit Exceeded"],
  ['2004', 'Expired Card'],
  ['2005', 'Invalid Credit Card Number'],
  ['2006', 'Invalid Expiration Date'],
  ['2007', 'No Account'],
  ['2008', 'Card Account Length Error'],
  ['2009', 'No Such Issuer'],
  ['2010', 'Card Issuer Declined CVV'],
  ['2011', 'Voice Authorization Required'],
  ['2012', 'Processor Declined - Possible Lost Card'],
  ['2013', 'Processor Declined - Possible Stolen Card'],
  ['2014', 'Processor Declined - Fraud Suspected'],
  ['2015', 'Transaction Not Allowed'],
  ['2044', 'Declined - Call Issuer'],
  ['2046', 'Declined'],
  ['2047', 'Call Issuer. Pick Up Card.'],
  ['2057', 'Issuer or Cardholder has put a restriction on the card'],
  ['2061', 'Invalid Transaction Data'],
  ['2092', 'No Data Found - Try Another Verification Method'],
  ['2099', 'Cardholder Authentication Required'],
  ['3000', 'Processor Network Unavailable - Try Again'],
]);

/** Declines that a retry cannot change. */
const HARD: ReadonlySet<string> = new Set(
  '2004 2005 2006 2007 2008 2009 2011 2012 2013 2014 2015 2047'.split(' '),
);

/** Returns the processor's text for one of its codes. */
export function processorText(code: string): string {
  return TEXTS.get(code) ?? 'Processor Declined';
}

export function processorType(code: string): 'approved' | 'soft_declined' | 'hard_declined' {
  if (code.startsWith('1')) return 'approved';
  return HARD.has(code) ? 'hard_declined' : 'soft_declined';
}

/** Returns the processor's code for an amount in major units, by the published test amounts. */
export function codeOfAmount(amount: string): string {
  const cents = Math.round(Number(amount) * 100);
  if (cents >= 200_000 && cents < 300_000) return String(Math.floor(cents / 100));
  return cents >= 300_000 && cents < 300_100 ? '3000' : '1000';
}

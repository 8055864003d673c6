/** The details on the bank's page. */
export interface Challenge {
  readonly transactionId: string;
  /** As the page requested it, in major units, such as 49.00. */
  readonly amount: string;
  readonly currency: string;
  readonly lastFour: string;
  readonly cardType: string;
  readonly merchant: string;
}

/** Reads a challenge's payload, base64url JSON from the gateway; `null` for any other text. */
export function readChallenge(payload: string): Challenge | null {
  try {
    const given: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (typeof given !== 'object' || given === null) return null;
    const texts = new Map(Object.entries(given).map(([name, value]) => [name, String(value)]));
    const transactionId = texts.get('transactionId');
    if (transactionId === undefined || !/^[\w-]{1,80}$/.test(transactionId)) return null;
    return {
      transactionId,
      amount: texts.get('amount') ?? '',
      currency: texts.get('currency') ?? '',
      lastFour: texts.get('lastFour') ?? '',
      cardType: texts.get('cardType') ?? '',
      merchant: texts.get('merchant') ?? '',
    };
  } catch {
    return null;
  }
}

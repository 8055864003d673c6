/** A deliberate fault in the protocol. */
export interface Mutant {
  readonly name: string;
  /**
   * Generates histories of which one of the first reveals the fault. Other seeds reveal it too, but
   * later.
   */
  readonly seed: number;
  /** Below src/server. */
  readonly file: string;
  /** A text that the file contains once, and its replacement. */
  readonly from: string;
  readonly to: string;
}

/** Faults that would cost money or trust. The histories have to reveal each of them. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'does not write down that the sale has begun',
    seed: 3,
    file: 'orders/chargeOrder.ts',
    from: "      status: 'started',",
    to: '',
  },
  {
    name: 'frees the claim while the outcome is unknown',
    seed: 14,
    file: 'orders/placeOrder.ts',
    from: `      await settleNow(deps, attempt);
      return PENDING;`,
    to: "      await deps.database.deleteFrom('claims').where('attempt_id', '=', attempt.id).execute(); return PENDING;",
  },
  {
    name: 'claims nothing',
    seed: 18,
    file: 'orders/openOrder.ts',
    from: 'if (holder !== null) throw new ClaimTaken(await readAttempt(transaction, holder));',
    to: '',
  },
  {
    name: 'keeps the claim of an attempt that failed',
    seed: 1,
    file: 'orders/attempts/closeAttempt.ts',
    from: 'await freeClaims.changed(transaction, { id });',
    to: '',
  },
  {
    name: 'takes an early look-up for the last word',
    seed: 25,
    file: 'orders/settling/decideOutcome.ts',
    from: 'export const MAX_AGE_MS = 5 * MINUTE_MS;',
    to: 'export const MAX_AGE_MS = 0 * MINUTE_MS;',
  },
  {
    name: 'does not watch for an approval that comes late',
    seed: 13,
    file: 'orders/settling/settleAttempt.ts',
    from: 'watch: true',
    to: 'watch: false',
  },
  {
    name: 'tells a lost answer as a failure',
    seed: 16,
    file: 'orders/methods/braintree/chargeNonce.ts',
    from: "if (outcome.kind === 'unknown') return outcome;",
    to: "if (outcome.kind === 'unknown') return { kind: 'failed', failure: { code: 'PAYMENT_DECLINED' }, detail: '' };",
  },
  {
    name: 'stores the order though another was first',
    seed: 5179,
    file: 'orders/storeOrder.ts',
    from: `      if (isFirst) await storeRows(transaction, deps, order);
      else await queueVoid(transaction, deps, attempt, transactionId);`,
    to: '      await storeRows(transaction, deps, order);',
  },
  {
    name: 'voids even what the order was paid with',
    seed: 5002,
    file: 'orders/attempts/queueVoid.ts',
    from: '|| isPaidWithIt) return;',
    to: ') return;',
  },
  {
    name: 'stores account and answer one after the other',
    seed: 7,
    file: 'orders/storeOrder.ts',
    from: `    const isStored = await inTransaction(deps.database, async (transaction) => {
      const isFirst`,
    to: `    const isStored = await Promise.resolve(deps.database).then(async (transaction) => {
      const isFirst`,
  },
  {
    name: 'keeps the money of an order that cannot be stored',
    seed: 86,
    file: 'orders/placeOrder.ts',
    from: '{ failure: stored.failure, voidId }',
    to: '{ failure: stored.failure }',
  },
  {
    name: 'keeps an amount that was not asked for',
    seed: 19,
    file: 'orders/placeOrder.ts',
    from: '        voidId: charged.transactionId,',
    to: '',
  },
  {
    name: 'takes any amount that is found',
    seed: 22,
    file: 'orders/settling/decideOutcome.ts',
    from: 'return isAsked',
    to: 'return true',
  },
  {
    name: 'fails an attempt that has begun meanwhile',
    seed: 2,
    file: 'orders/settling/settleAttempt.ts',
    from: "    from: ['accepted'],",
    to: '',
  },
  {
    name: 'does not tell billing of the end',
    seed: 7,
    file: 'orders/failOrder.ts',
    from: 'if (isFirst && mayBeBilled &&',
    to: 'if (isFirst && !mayBeBilled &&',
  },
  {
    name: 'stores the order before billing has it',
    seed: 5005,
    file: 'orders/placeOrder.ts',
    from: 'const billed = await billOrder(deps, order);',
    to: "let billed = await billOrder(deps, order); if (billed.kind === 'unknown') billed = { kind: 'billed', billingId: null };",
  },
];

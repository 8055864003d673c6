/**
 * The tests that depend most on the database: storage, and orders. A process killed in the middle
 * of an order is tested in tests/postgres; many such processes, in tests/models, run only in the
 * full run.
 */
const QUICK = [
  'tests/contracts/{storage,migrationSteps}.test.ts',
  'tests/faults/naughtyCalls.test.ts',
  'tests/postgres/**/*.test.ts',
  'tests/server/**/{attempts,orders,orderNumbers,outbox,outboxLanes,crashedPayment,voidedPayment,pendingPayment,captureAndVoid,bankOutcomes,activation,metrics,retention,support,supportRefund,supportRefundAgain,supportErase,supportEraseAccount,sharedJobs,clockPutBack,resentActivation,emailCheck,upgrade,socialSignUp,paidSignUp,signUp,trialEnd}.test.ts',
];

/** Every test that opens a database. */
const FULL = [
  'tests/{contracts,faults,models,server,postgres}/**/*.test.ts',
  'src/server/**/*.test.ts',
];

/**
 * Slow tests that conflicts would not change, because their real processes cause conflicts
 * themselves.
 */
const ONCE = ['tests/postgres/**/*.full.ts'];

/**
 * The test files that run on PostgreSQL in addition to SQLite. With conflicts, leaves out those
 * that need them only once.
 */
export function testsOnPostgres(isFull: boolean, hasConflicts: boolean): string[] {
  if (!isFull) return QUICK;
  return [...QUICK, ...FULL, ...(hasConflicts ? [] : ONCE)];
}

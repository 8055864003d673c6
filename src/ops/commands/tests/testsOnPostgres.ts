/**
 * What depends on the database most: how it stores, and how orders use it. A process that is killed in
 * the middle of an order is among tests/postgres; many of them, in tests/models, are for the full run.
 */
const QUICK = [
  'tests/contracts/{storage,migrationSteps}.test.ts',
  'tests/faults/naughtyCalls.test.ts',
  'tests/postgres/**/*.test.ts',
  'tests/server/**/{attempts,orders,orderNumbers,outbox,crashedPayment,voidedPayment,pendingPayment,captureAndVoid,bankOutcomes,activation,metrics,retention,support,supportRefund,supportErase,supportEraseAccount,sharedJobs,resentActivation,emailCheck,upgrade,socialSignUp,paidSignUp,signUp,trialEnd}.test.ts',
];

/** Everything that opens a database. */
const FULL = [
  'tests/{contracts,faults,models,server,postgres}/**/*.test.ts',
  'src/server/**/*.test.ts',
];

/** What takes long, and shows the same with conflicts as without: processes that are real come by their own. */
const ONCE = ['tests/postgres/**/*.full.ts'];

/** The files of tests that run on PostgreSQL besides SQLite, and besides those of a run without conflicts. */
export function testsOnPostgres(isFull: boolean, hasConflicts: boolean): string[] {
  if (!isFull) return QUICK;
  return [...QUICK, ...FULL, ...(hasConflicts ? [] : ONCE)];
}

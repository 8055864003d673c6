/** What depends on the database most: how it stores, and how orders use it. */
const QUICK = [
  'tests/contracts/{storage,migrationSteps}.test.ts',
  'tests/faults/naughtyCalls.test.ts',
  'tests/models/{kills,handovers}.test.ts',
  'tests/postgres/**/*.test.ts',
  'tests/server/{attempts,orders,orderNumbers,outbox,crashedPayment,voidedPayment,pendingPayment,captureAndVoid,bankOutcomes,activation,metrics,retention,support,supportRefund,supportErase,supportEraseAccount,sharedJobs,resentActivation,emailCheck,upgrade,socialSignUp,paidSignUp,signUp,trialEnd}.test.ts',
];

/** Everything that opens a database. */
const FULL = [
  'tests/postgres/**/*.full.ts',

  'tests/{contracts,faults,models,server,postgres}/**/*.test.ts',
  'src/server/**/*.test.ts',
];

/** The files of tests that run on PostgreSQL besides SQLite. */
export function testsOnPostgres(isFull: boolean): string[] {
  return isFull ? [...QUICK, ...FULL] : QUICK;
}

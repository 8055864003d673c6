import type * as numberingPlans from './numberingPlans.ts';

/** The numbering plans' module, for what is handed it once it is loaded. */
export type NumberingPlansModule = typeof numberingPlans;

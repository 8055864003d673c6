/**
 * Texts of the dialog that changes the plan. They are part of its script: a page receives only
 * texts that differ from these (page/app/neededOf.ts).
 */
export const editPlanTexts = {
  editPlanTitle: 'Your plan',
  done: 'Done',
  planDetails: 'About {plan}',
  factBilled: 'Billed',
  factMonthly: 'Every month',
  factYearly: 'Once a year',
  factMinutes: 'Minutes a month',
  factOverage: 'Each further minute',
  factUsers: 'Users',
  factHipaa: 'Under HIPAA',
  factYes: 'Yes',
} as const;

/** Texts of the terms dialogs and the success dialog, which are part of the same script. */
export const dialogTexts = {
  termsLoading: 'Loading the text',
  termsFailed: 'The text could not be loaded.',
  successMailAgain: 'Send it again',
  successMailSent: 'The link is on its way to {email}.',
} as const;

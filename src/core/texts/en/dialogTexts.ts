/**
 * Texts of the dialog in which the plan is changed. They come with the script that shows it: a page is
 * sent only the words that differ from these (page/app/neededOf.ts).
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

/** Texts of the dialogs with the terms and of a success, which come with the same script. */
export const dialogTexts = {
  termsLoading: 'Loading the text',
  termsFailed: 'The text could not be loaded.',
  successMailAgain: 'Send it again',
  successMailSent: 'The link is on its way to {email}.',
} as const;

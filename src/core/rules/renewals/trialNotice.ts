/** How many days before a trial's end the account gets a mail about it. Only for trials without a card. */
export const TRIAL_NOTICE_DAYS = 3;

/** Whether a trial of this many days gets that mail. A shorter one would get it right after its start. */
export function isTrialAnnounced({ days }: { readonly days: number }): boolean {
  return days >= TRIAL_NOTICE_DAYS + 1;
}

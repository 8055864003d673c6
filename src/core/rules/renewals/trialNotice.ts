/** A mail tells the account of its trial's end so many days before. Only a trial without a card has one. */
export const TRIAL_NOTICE_DAYS = 3;

/** Whether a trial of so many days is announced: a shorter one has just begun when its end would be. */
export function isTrialAnnounced({ days }: { readonly days: number }): boolean {
  return days >= TRIAL_NOTICE_DAYS + 1;
}

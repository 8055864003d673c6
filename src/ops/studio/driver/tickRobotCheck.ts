/** The sandbox's checkbox, which the page shows when the invisible check did not pass. */
const BOX = '#root .sandbox-captcha input:not(:checked, [aria-busy])';

/** Ticks the robot check when the page shows it, as after an invisible check that took too long. */
export function tickRobotCheck(): void {
  document.querySelector<HTMLInputElement>(BOX)?.click();
}

/** The box of the local stand-in, which the page shows where its invisible check did not pass. */
const BOX = '#root .sandbox-captcha input:not(:checked, [aria-busy])';

/** Ticks the robot check where the page asks for it, as after an invisible check that took too long. */
export function tickRobotCheck(): void {
  document.querySelector<HTMLInputElement>(BOX)?.click();
}

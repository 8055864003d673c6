/** How the captcha judges a visitor. Chosen by a cookie on the brand's own host. */
export const CAPTCHA_SCENARIOS = ['human', 'robot', 'invalid', 'blocked'] as const;
export type CaptchaScenario = (typeof CAPTCHA_SCENARIOS)[number];

export const SCENARIO_COOKIE = 'sandbox_captcha';

/** The scenario of that name; `null` where there is none. */
export function findScenario(name: string | undefined): CaptchaScenario | null {
  return CAPTCHA_SCENARIOS.find((scenario) => scenario === name) ?? null;
}

/** The scenario that a visitor's cookie chose; a human where it chose none. */
export function scenarioOfCookies(
  cookies: Readonly<Record<string, string | undefined>>,
): CaptchaScenario {
  return findScenario(cookies[SCENARIO_COOKIE]) ?? 'human';
}

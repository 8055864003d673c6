/** How the captcha judges a visitor. A cookie on the brand's own host chooses it. */
export const CAPTCHA_SCENARIOS = ['human', 'robot', 'invalid', 'blocked'] as const;
export type CaptchaScenario = (typeof CAPTCHA_SCENARIOS)[number];

export const SCENARIO_COOKIE = 'sandbox_captcha';

/** Returns the scenario of that name; `null` when there is none. */
export function findScenario(name: string | undefined): CaptchaScenario | null {
  return CAPTCHA_SCENARIOS.find((scenario) => scenario === name) ?? null;
}

/** Returns the scenario that a visitor's cookie chose; a human without one. */
export function scenarioOfCookies(
  cookies: Readonly<Record<string, string | undefined>>,
): CaptchaScenario {
  return findScenario(cookies[SCENARIO_COOKIE]) ?? 'human';
}

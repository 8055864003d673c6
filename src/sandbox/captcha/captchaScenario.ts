/** How the captcha rates a visitor. A cookie on the brand's own host selects it. */
export const CAPTCHA_SCENARIOS = ['human', 'robot', 'invalid', 'blocked'] as const;
export type CaptchaScenario = (typeof CAPTCHA_SCENARIOS)[number];

export const SCENARIO_COOKIE = 'sandbox_captcha';

/** Returns the scenario with this name; `null` when there is none. */
export function findScenario(name: string | undefined): CaptchaScenario | null {
  return CAPTCHA_SCENARIOS.find((scenario) => scenario === name) ?? null;
}

/** Returns the scenario in a visitor's cookie; human by default. */
export function scenarioOfCookies(
  cookies: Readonly<Record<string, string | undefined>>,
): CaptchaScenario {
  return findScenario(cookies[SCENARIO_COOKIE]) ?? 'human';
}

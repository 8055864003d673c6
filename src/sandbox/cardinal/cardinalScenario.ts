/** Cardinal's published error numbers with its script's message for each. */
export const CARDINAL_ERRORS: ReadonlyMap<number, string> = new Map([
  [10001, 'Timeout when sending an /Init message'],
  [10002, 'Timeout when sending an /Start message'],
  [10003, 'Timeout when sending an /Validate message'],
  [10004, 'A general error has occurred.'],
  [10005, 'Songbird was started without a request jwt.'],
  [10006, 'A general configuration error.'],
  [10007, 'Timeout when sending an /Confirm message'],
  [10008, 'Songbird was initialized without a merchant JWT.'],
  [10009, 'Timeout when sending an /Continue message'],
  [10010, 'The response JWT was empty.'],
  [10011, 'The user has canceled the transaction.'],
]);

/** How Cardinal's script behaves on a host. With an error's number, each challenge ends in that error. */
export type CardinalScenario = 'working' | 'blocked' | 'silent' | `error-${number}`;

export const CARDINAL_COOKIE = 'sandbox_cardinal';

/** Returns the scenario with this name; `null` when there is none. */
export function findCardinalScenario(name: string | undefined): CardinalScenario | null {
  if (name === 'working' || name === 'blocked' || name === 'silent') return name;
  for (const number of CARDINAL_ERRORS.keys()) {
    if (name === `error-${number}`) return `error-${number}`;
  }
  return null;
}

/** Returns the scenario in a visitor's cookie; a working script by default. */
export function cardinalScenarioOf(
  cookies: Readonly<Record<string, string | undefined>>,
): CardinalScenario {
  return findCardinalScenario(cookies[CARDINAL_COOKIE]) ?? 'working';
}

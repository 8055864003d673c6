/** The outcomes of 3-D Secure, by the providers' published test cases. */
export type ThreeDSecureScenario =
  | 'frictionless'
  | 'frictionlessFailed'
  | 'attempted'
  | 'unavailable'
  | 'rejected'
  | 'lookupUnavailable'
  | 'lookupError'
  | 'lookupTimeout'
  | 'bypassed'
  | 'challenge'
  | 'challengeFailed'
  | 'challengeUnavailable'
  | 'challengeError';

/** Per scenario Visa, Mastercard and American Express under version 2.2, then under version 2.1. */
const CARDS: Readonly<Record<ThreeDSecureScenario, readonly string[]>> = {
  frictionless: [
    '4000000000002701 5200000000002235 340000000002708',
    '4000000000001000 5200000000001005 340000000001007',
  ],
  frictionlessFailed: [
    '4000000000002925 5200000000002276 340000000002096',
    '4000000000001018 5200000000001013 340000000001015',
  ],
  attempted: [
    '4000000000002719 5200000000002482 340000000002872',
    '4000000000001026 5200000000001021 340000000001023',
  ],
  unavailable: [
    '4000000000002313 5200000000002268 340000000002922',
    '4000000000001034 5200000000001039 340000000001031',
  ],
  rejected: [
    '4000000000002537 5200000000002185 340000000002062',
    '4000000000001042 5200000000001047 340000000001049',
  ],
  lookupUnavailable: [
    '4000000000002990 5200000000002409 340000000002468',
    '4000000000001059 5200000000001054 340000000001056',
  ],
  lookupError: [
    '4000000000002446 5200000000002037 340000000002732',
    '4000000000001067 5200000000001062 340000000001064',
  ],
  lookupTimeout: [
    '4000000000002354 5200000000002326 340000000002047',
    '4000000000001075 5200000000001070 340000000001072',
  ],
  bypassed: ['4000000000002560', '4000000000001083 5200000000001088 340000000001080'],
  challenge: [
    '4000000000002503 5200000000002151 340000000002534',
    '4000000000001091 5200000000001096 340000000001098',
  ],
  challengeFailed: [
    '4000000000002370 5200000000002490 340000000002237',
    '4000000000001109 5200000000001104 340000000001106',
  ],
  challengeUnavailable: [
    '4000000000002420 5200000000002664 340000000002484',
    '4000000000001117 5200000000001112 340000000001114',
  ],
  challengeError: [
    '4000000000002644 5200000000002656 340000000002351',
    '4000000000001125 5200000000001120 340000000001122',
  ],
};

const SCENARIOS: ReadonlyMap<string, ThreeDSecureScenario> = new Map(
  // The keys of CARDS are the scenarios, by its type.
  (Object.keys(CARDS) as ThreeDSecureScenario[]).flatMap((scenario) =>
    CARDS[scenario]
      .flatMap((numbers) => numbers.split(' '))
      .map((number) => [number, scenario] as const),
  ),
);

/**
 * Returns the scenario of a published test card; null for any other card, which is not enrolled.
 */
export function scenarioOfCard(number: string): ThreeDSecureScenario | null {
  return SCENARIOS.get(number) ?? null;
}

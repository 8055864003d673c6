import { METHOD_PARAMETERS } from '../paymentMethods/methodParameters.ts';
import { VISITOR_PARAMETERS } from './visitorParameters.ts';

/** The parameters of a sign-up page that say what is ordered, and where its visitor came from. */
export const ORDER_PARAMETERS: readonly string[] = [
  'signupType',
  'planId',
  'utm_source',
  ...METHOD_PARAMETERS,
];

/** The parameters of a sign-up page that mean something: of the order first, then of the visitor. */
export const CARRIED: readonly string[] = [...ORDER_PARAMETERS, ...VISITOR_PARAMETERS];

const LONGEST = 2000;

/**
 * What a visitor's way to Google or Facebook and back keeps of a query string: the first of each known
 * parameter, and of those that fill in the brand's own questions, as long as they fit together. No
 * leading question mark.
 */
export function carriedQuery(query: string, answers: readonly string[]): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of [...CARRIED, ...answers]) {
    const value = given.get(name);
    if (value === null || value === '') continue;
    const longer = new URLSearchParams([...kept, [name, value]]);
    if (longer.toString().length <= LONGEST) kept.set(name, value);
  }
  return kept.toString();
}

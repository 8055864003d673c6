import { METHOD_PARAMETERS } from '../paymentMethods/methodParameters.ts';
import { VISITOR_PARAMETERS } from './visitorParameters.ts';

/** The parameters of a sign-up page that describe the order and the visitor's source. */
export const ORDER_PARAMETERS: readonly string[] = [
  'signupType',
  'planId',
  'utm_source',
  ...METHOD_PARAMETERS,
];

/** All known parameters of a sign-up page: first those of the order, then those of the visitor. */
export const CARRIED: readonly string[] = [...ORDER_PARAMETERS, ...VISITOR_PARAMETERS];

const LONGEST = 2000;

/**
 * Returns the query that is kept during a visit to Google or Facebook: the first value of each
 * known parameter and of those that fill in the brand's questions, as far as they fit. Without a
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

import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { SandboxCard, SandboxMethod } from './SandboxCard.ts';
import type { TestGroup } from './TestGroup.ts';

/**
 * Lists the payment methods and their test values, for the first paid sign-up type; empty when
 * there is none.
 */
export function paymentLinks({ methods, signupTypes }: SandboxCard, origin: string): TestGroup[] {
  const type = signupTypes.find((it) => SIGNUP_TYPES[it].needsPayment);
  if (type === undefined) return [];
  const page = `${origin}/signup?signupType=${type}`;
  const href = ({ parameter }: SandboxMethod) =>
    parameter === null ? page : `${page}&${parameter}=true`;
  const ways = methods.map((method) => ({ label: method.name, href: href(method) }));
  return [
    { label: 'Pay by', links: ways },
    ...methods.map((method) => ({
      label: method.name,
      links: method.testValues.map(([what, value]) => ({
        label: `${what}: ${value}`,
        href: href(method),
      })),
    })),
  ];
}

import type { Brand } from '../../contract/generated/brand.ts';
import type { Plan } from '../../contract/generated/catalogue.ts';

/** The free minutes after which a trial that begins now ends early. Null when its plan bills none. */
export function trialMinutes(
  { billingType }: Pick<Plan, 'billingType'>,
  { freeTrial }: Pick<Brand, 'freeTrial'>,
): number | null {
  return billingType === 'MINUTES' ? freeTrial.minutes : null;
}

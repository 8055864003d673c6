import { writeCount } from '../../../core/texts/samples/writeNumbers.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/**
 * Returns the smallest and largest number of users of the selected plan, formatted for the field's
 * message.
 */
export function usersBounds({ brand, plan }: Pick<RootStore, 'brand' | 'plan'>): {
  readonly min: string;
  readonly max: string;
} {
  const { max = 0, min = 0 } = plan.selectedPlan?.numberOfUsers ?? {};
  const write = (count: number) => writeCount(count, brand.locale, brand.numberSamples);
  return { min: write(min), max: write(max) };
}

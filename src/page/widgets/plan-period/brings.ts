import { createPlanPeriods } from '../../stores/PlanPeriodStore.ts';
import type { Brings } from '../WidgetChunk.ts';

/** The period of the plans: a page whose plans come in no pairs has none. */
export const brings: Brings = { createPlanPeriods };

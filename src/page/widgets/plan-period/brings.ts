import { createPlanPeriods } from '../../stores/PlanPeriodStore.ts';
import type { Brings } from '../WidgetChunk.ts';

/** The period of the plans. A page without paired plans does not load it. */
export const brings: Brings = { createPlanPeriods };

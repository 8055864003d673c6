// Generated from the folders of src/page/widgets by npm run generate.
import { PlanPeriod } from '../../plan-period/PlanPeriod.tsx';
import { brings as planPeriodBrings } from '../../plan-period/brings.ts';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
  widgets: { 'plan-period': PlanPeriod },
  brings: [planPeriodBrings],
};

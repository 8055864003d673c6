// Generated from the folders of src/page/widgets by npm run generate.
import { AddOns } from '../../add-ons/AddOns.tsx';
import { IvrPlan } from '../../ivr-plan/IvrPlan.tsx';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
  widgets: { 'add-ons': AddOns, 'ivr-plan': IvrPlan },
};

import { AddOns } from '../widgets/add-ons/AddOns.tsx';
import { IvrPlan } from '../widgets/ivr-plan/IvrPlan.tsx';
import type { PagePart } from './PagePart.ts';

/** What a plan can have besides: on pages that offer some of it. */
export const extrasPart: PagePart = {
  widgets: { 'add-ons': AddOns, 'ivr-plan': IvrPlan },
};

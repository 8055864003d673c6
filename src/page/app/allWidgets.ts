import { inKeptPlaces } from '../renderer/inKeptPlaces.tsx';
import type { WidgetRegistry } from '../renderer/Widget.ts';
import { registry } from '../widgets/registry.ts';
import { afterSignUpPart } from './afterSignUpPart.ts';
import { extrasPart } from './extrasPart.ts';
import { keptWidgets } from './keptWidgets.ts';
import { paymentPart } from './paymentPart.ts';

/** Every widget that a brand file can place, as the server renders it: the lazy ones at once. */
export const allWidgets: WidgetRegistry = {
  ...registry,
  ...inKeptPlaces(keptWidgets),
  ...afterSignUpPart.widgets,
  ...paymentPart.widgets,
  ...extrasPart.widgets,
};

import { defineWidget } from '../../renderer/defineWidget.ts';
import { stepsNeeds } from '../../renderer/next/stepsNeeds.ts';

export const widget = defineWidget({ comes: 'never', ...stepsNeeds });
